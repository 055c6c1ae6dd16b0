/**
 * Keys for rows without an id. `keyOf` distinguishes most rows; rows with the same key get a number, so that every key
 * of a page is unique.
 */
export function numberedKeys<Row>(rows: readonly Row[], keyOf: (row: Row) => string): (row: Row) => string {
  const seen = new Map<string, number>();
  const keys = new Map<Row, string>();
  for (const row of rows) {
    const key = keyOf(row);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    keys.set(row, before === 0 ? key : `${key}#${before}`);
  }
  return (row) => keys.get(row) ?? keyOf(row);
}
