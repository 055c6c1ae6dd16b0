import type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm';
import type { Write } from './queries.ts';

/**
 * Where the two databases differ. Everything else is one text that both understand: SQL as SQLite writes it, with numbers for
 * booleans and instants.
 */
export interface Engine {
  /** Whether `text` is somewhere in the column; A to Z are taken as a to z. */
  contains(column: SQLWrapper, text: string | Placeholder): SQL;
  /** These cells of all rows as the text of one JSON list of lists, in the order of the rows; a number may come as a text. */
  rowsAsJson(...cells: SQLWrapper[]): SQL<string>;
  /** The texts of all rows with commas between, in their order; null without a row. */
  joined(text: SQLWrapper): SQL<string | null>;
  /** A subquery that leaves out the rows that another transaction is about to change. */
  skippingLocked(query: SQLWrapper): SQL;
  /** After rows came with ids of their own: the ids that the database draws go on behind them. */
  drawIdsBehind(tx: Write): Promise<void>;
}

/** The statements of a migration that each engine writes in its own way, by the name after `-- engine:`. */
export interface MigrationParts {
  dropCounting: string;
  countByDay: string;
}

export const withParts = (script: string, parts: MigrationParts): string =>
  script.replace(/^-- engine: (\w+)$/gm, (_line, name: keyof MigrationParts) => parts[name]);
