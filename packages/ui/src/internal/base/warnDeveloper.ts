const warned = new Set<string>();

/** Warns once per sentence. The component checks `process.env.NODE_ENV` itself, so that a production build drops the sentence. */
export function warnDeveloper(sentence: string) {
  if (warned.has(sentence)) return;
  warned.add(sentence);
  console.warn(`@oraculo/ui: ${sentence}`);
}
