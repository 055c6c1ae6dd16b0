import { DrizzleQueryError } from 'drizzle-orm';

/** Another process kept the write lock for longer than a request can wait. */
export class WriteLockBusy extends Error {
  override readonly name = 'WriteLockBusy';
  readonly code = 'SQLITE_BUSY';

  constructor() {
    super('The write lock was held elsewhere');
  }
}

/** Somebody else writes and did not finish within the driver's patience; trying again is right. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: unknown };
  return /^SQLITE_(BUSY|LOCKED)/.test(String(code)) || isBusy(error.cause);
}

/** Where an error was made, without its message. */
const frames = ({ stack = '' }: Error): string[] => stack.split('\n').filter((line) => /^\s+at /.test(line));

/**
 * What a log may hold of an error: everything but the values of a query, which are people's names and numbers. The library
 * writes them into its message and its stack.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is no error was thrown';
  const what = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  const lines = [`${error.name}: ${what}`, ...frames(error)];
  if (error.cause instanceof Error) lines.push(`Caused by ${describeFailure(error.cause)}`);
  return lines.join('\n');
}
