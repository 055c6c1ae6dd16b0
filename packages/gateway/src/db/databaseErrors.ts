import { DrizzleQueryError } from 'drizzle-orm';

/** Another process kept the write lock for longer than a request can wait. */
export class WriteLockBusy extends Error {
  override readonly name = 'WriteLockBusy';
  readonly code = 'SQLITE_BUSY';

  constructor() {
    super('The write lock was held elsewhere');
  }
}

const busyCodes = [
  'SQLITE_(BUSY|LOCKED)',
  // SQLSTATE of PostgreSQL: connection lost (08…), shutdown or startup (57P0…), too many connections (53300), read only
  // (25006), timeouts (57014, 55P03), no prepared statement after a failed parse of the query before it (26000).
  '(08...|57P0.|53300|25006|57014|55P03|26000)$',
  '(ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$',
  // A write that conflicted with another one in every attempt.
  '(40001|40P01)$',
];
const isBusyCode = new RegExp(`^(${busyCodes.join('|')})`);
/** Messages of driver errors without a code. */
const isBusyMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)|^Client .+ is not queryable$/;

/** The database is unavailable for now: the request may be retried. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: unknown };
  return isBusyCode.test(String(code)) || isBusyMessage.test(error.message) || isBusy(error.cause);
}

/**
 * A serialization failure or a deadlock. A unique violation counts as a conflict on the first try only: a concurrent
 * insert may have caused it. On the second try it is a real error.
 */
export function isConflict(error: unknown, tries: number): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: unknown };
  return /^(40001|40P01)$/.test(String(code)) || (code === '23505' && tries === 1) || isConflict(error.cause, tries);
}

/** The stack of an error without its message. */
const frames = ({ stack = '' }: Error): string[] => stack.split('\n').filter((line) => /^\s+at /.test(line));

/**
 * The parts of an error that a log may contain. The values of a query are left out, because they are names and numbers
 * of people; the library writes them into its message and its stack.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is no error was thrown';
  const isOfServer = 'severity' in error && 'code' in error;
  const ownWords = isOfServer ? `PostgreSQL ${String(error.code)}` : error.message;
  const what = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : ownWords;
  const lines = [`${error.name}: ${what}`, ...frames(error)];
  if (error.cause instanceof Error) lines.push(`Caused by ${describeFailure(error.cause)}`);
  return lines.join('\n');
}
