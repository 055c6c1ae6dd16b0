/** Reads rows in parts of bounded size, each part from the last row of the previous one on. */
export async function* readInParts<Row>(
  fetch: (last: Row | undefined, limit: number) => Promise<Row[]>,
  size = 1000,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const part = await fetch(last, size);
    if (part.length > 0) yield part;
    if (part.length < size) return;
    last = part.at(-1);
  }
}
