const said = new Set<string>();

/** Once a sentence. The caller asks for `process.env.NODE_ENV` itself, so that a production build drops the sentence. */
export function warnDeveloper(sentence: string) {
  if (said.has(sentence)) return;
  said.add(sentence);
  console.warn(`@oraculo/ui: ${sentence}`);
}

/** Old names of props stay for one minor version. */
export function warnRenamed(ui: string, props: object, newNames: Readonly<Record<string, string>>) {
  for (const [name, newName] of Object.entries(newNames))
    if (Object.hasOwn(props, name)) warnDeveloper(`${ui}: “${name}” is deprecated, use “${newName}”.`);
}
