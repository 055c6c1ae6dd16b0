interface NamedFile {
  id: string;
  name: string;
  sentName: string;
}

/** For each file whose sent name another one has too (the server's disk may not tell cases apart): the other's own name. */
export function findCollisions(files: readonly NamedFile[]): ReadonlyMap<string, string> {
  const bySentName = new Map<string, NamedFile[]>();
  for (const file of files) {
    const key = file.sentName.toLowerCase();
    bySentName.set(key, [...(bySentName.get(key) ?? []), file]);
  }
  const others = new Map<string, string>();
  for (const group of bySentName.values()) {
    if (group.length < 2) continue;
    for (const file of group) {
      const other = group.find((candidate) => candidate.id !== file.id);
      if (other) others.set(file.id, other.name);
    }
  }
  return others;
}
