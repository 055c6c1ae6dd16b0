const said = new Set<string>();

/** Warns once per sentence. The component checks `process.env.NODE_ENV` itself, so that a production build drops the sentence. */
export function warnDeveloper(sentence: string) {
  if (said.has(sentence)) return;
  said.add(sentence);
  console.warn(`@oraculo/ui: ${sentence}`);
}
