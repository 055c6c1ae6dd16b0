interface NamedFile {
  id: string;
  name: string;
  sentName: string;
}

/**
 * For each file that shares its sent name with another one: the name of the other. The server's disk may not distinguish upper from lower
 * case.
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
