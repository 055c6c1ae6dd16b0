interface NamedFile {
  id: string;
  name: string;
  sentName: string;
}

/** For each file whose sent name another one has too (the server's disk may not tell cases apart): the other's own name. */
export function findCollisions(files: readonly NamedFile[]): ReadonlyMap<string, string> {
  const keyed = files.map((file) => ({ ...file, key: file.sentName.toLowerCase() }));
  return new Map(
    keyed.flatMap(({ id, key }) => {
      const other = keyed.find((one) => one.id !== id && one.key === key);
      return other ? [[id, other.name] as const] : [];
    }),
  );
}
