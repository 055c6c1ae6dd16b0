interface NamedFile {
  id: string;
  name: string;
  sentName: string;
}

/**
 * Maps each file whose sent name another file also has to the name of the other file. Case is ignored, because the server's disk may ignore
 * it.
 */
export function findCollisions(files: readonly NamedFile[]): ReadonlyMap<string, string> {
  const keyed = files.map((file) => ({ ...file, key: file.sentName.toLowerCase() }));
  return new Map(
    keyed.flatMap(({ id, key }) => {
      const other = keyed.find((one) => one.id !== id && one.key === key);
      return other ? [[id, other.name] as const] : [];
    }),
  );
}
