/** The names that older addresses give to the two dates of a period. */
const oldNames = [
  ['firstDate', 'lastDate'],
  ['startDate', 'endDate'],
] as const;

/** Renames the parameters of an older address. A query with the current names stays unchanged. */
export function renameOldParameters(search: string): string {
  const params = new URLSearchParams(search);
  for (const [first, last] of oldNames) {
    const [start, end] = [params.get(first), params.get(last)];
    if (start === null || end === null) continue;
    params.delete(first);
    params.delete(last);
    if (!params.has('period')) params.set('period', `${start}_${end}`);
    return `?${params}`;
  }
  return search;
}
