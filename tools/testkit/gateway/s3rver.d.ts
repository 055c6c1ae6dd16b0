declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { AddressInfo } from 'node:net';

  interface Options {
    address: string;
    port: number;
    key?: string;
    cert?: string;
    vhostBuckets?: boolean;
    silent: boolean;
    directory: string;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string; configs: string[] }[];
  }

  export default class S3rver {
    constructor(options: Options);
    /** The middleware of Koa, in the order of the calls. */
    middleware: ((
      context: { req: IncomingMessage; res: ServerResponse; query: Record<string, string> },
      next: () => Promise<unknown>,
    ) => Promise<unknown>)[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
