/** Every bundler puts the word in; the kit is built without Node's types, so that nothing else of Node slips into it. */
declare const process: { env: { NODE_ENV?: string | undefined } };
