const rowsInPart = 1000;

/**
 * The rows of a file that wait for their transaction, packed as bytes. A hundred thousand objects would take several
 * times the memory, and would live long enough for the garbage collector to promote them to the old generation.
 */
export class PackedRows<Row> implements Iterable<Row> {
  readonly #packed: Buffer[] = [];
  #open: Row[] = [];
  length = 0;

  push(row: Row): void {
    this.length += 1;
    this.#open.push(row);
    if (this.#open.length < rowsInPart) return;
    this.#packed.push(Buffer.from(JSON.stringify(this.#open)));
    this.#open = [];
  }

  *[Symbol.iterator](): Generator<Row> {
    for (const part of this.#packed) yield* JSON.parse(part.toString()) as Row[];
    yield* this.#open;
  }
}
