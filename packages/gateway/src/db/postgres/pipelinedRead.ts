import { type Connection, Query, type Submittable } from 'pg';

/** Each row as a list of its values. */
export type Rows = unknown[][];

export interface Statement {
  /** One that has a name is parsed once a connection. */
  name?: string | undefined;
  text: string;
  values?: readonly unknown[] | undefined;
}

/** The client's record of parsed statements. */
interface Statements {
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
}

interface Field {
  dataTypeID: number;
}

const int8 = 20;
const numeric = 1700;

/** Counts and instants come as numbers: none of ours is beyond what a number holds exactly. */
export const isNumber = (typeId: number): boolean => typeId === int8 || typeId === numeric;

const asText = (value: unknown): string | null =>
  value === null || value === undefined || typeof value === 'string' ? (value ?? null) : String(value);

/** Which columns of a statement with a name are numbers; the same on every connection. */
export type KnownColumns = Map<string, readonly boolean[]>;

/**
 * One read for the client. The client's own class requests the columns again with each answer and emits an event for each row, which
 * together cost half as much as the answer.
 */
export class PipelinedRead implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly #values: readonly unknown[];
  readonly #known: KnownColumns;
  readonly #end: (error: Error | null, rows: Rows) => void;
  readonly #rows: Rows = [];
  #numbers: readonly boolean[] | undefined;

  constructor(
    { name = '', text, values = [] }: Statement,
    known: KnownColumns,
    end: (error: Error | null, rows: Rows) => void,
  ) {
    this.name = name;
    this.text = text;
    this.#values = values;
    this.#known = known;
    this.#end = end;
  }

  submit(connection: Connection): void {
    const { name, text } = this;
    const { parsedStatements, submittedNamedStatements } = connection as Connection & Statements;
    const isParsed = parsedStatements[name] !== undefined || submittedNamedStatements[name] !== undefined;
    if (name === '' || !isParsed) {
      connection.parse({ name, text, types: [] }, true);
      if (name !== '') submittedNamedStatements[name] = text;
    }
    connection.bind({ statement: name, values: this.#values.map(asText) }, true);
    this.#numbers = name === '' ? undefined : this.#known.get(name);
    if (this.#numbers === undefined) connection.describe({ type: 'P', name: '' }, true);
    connection.execute({}, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.#numbers = fields.map(({ dataTypeID }) => isNumber(dataTypeID));
    if (this.name !== '') this.#known.set(this.name, this.#numbers);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: unknown[] = fields;
    for (const [at, isOne] of this.#numbers!.entries()) if (isOne && row[at] !== null) row[at] = Number(row[at]);
    this.#rows.push(row);
  }

  handleCommandComplete(): void {}

  handleEmptyQuery(): void {}

  handleError(error: Error): void {
    this.#end(error, []);
  }

  handleReadyForQuery(): void {
    this.#end(null, this.#rows);
  }
}

// In a pipeline the client refuses other kinds of queries, as a cursor would keep what it reads open. This one reads to the end.
Object.setPrototypeOf(PipelinedRead.prototype, Query.prototype);
