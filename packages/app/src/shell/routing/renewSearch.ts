/** The names of a period's two dates in older addresses. */
const oldNames = [
  ['firstDate', 'lastDate'],
  ['startDate', 'endDate'],
] as const;

/** Rewrites the query of an older address to today's names. A query with today's names stays unchanged. */
export function renewSearch(search: string): string {
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
