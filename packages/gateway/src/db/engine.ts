import type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm';
import type { Write } from './queries.ts';

/**
 * The differences between the two databases. All other SQL is written once, for SQLite, with numbers for booleans and instants.
 */
export interface Engine {
  /** Whether `text` is somewhere in the column; case is ignored for A to Z. */
  contains(column: SQLWrapper, text: string | Placeholder): SQL;
  /** These columns of all rows as the text of one JSON array of arrays, in the order of the rows; a number may be a string. */
  rowsAsJson(...cells: SQLWrapper[]): SQL<string>;
  /** The texts of all rows joined by commas, in their order; null without a row. */
  joined(text: SQLWrapper): SQL<string | null>;
  /** A subquery that leaves out the rows that another transaction is about to change. */
  skippingLocked(query: SQLWrapper): SQL;
  /** Call it after inserting rows with given ids: the next generated id is then greater than all of them. */
  resetIdSequences(tx: Write): Promise<void>;
}

/** The statements of a migration that differ between the engines, by the name after `-- engine:`. */
export interface MigrationParts {
  dropCounting: string;
  countByDay: string;
}

export const withParts = (script: string, parts: MigrationParts): string =>
  script.replace(/^-- engine: (\w+)$/gm, (_line, name: keyof MigrationParts) => parts[name]);
