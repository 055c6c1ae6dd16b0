/**
 * Keys for rows that the service gives no id: what tells most of them apart, and a number where it does not, so that no two
 * rows of a page ever share one.
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
