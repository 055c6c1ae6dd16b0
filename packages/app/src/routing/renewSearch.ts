/** Names that the two days of a period had in older addresses. */
const oldNames = [
  ['firstDate', 'lastDate'],
  ['startDate', 'endDate'],
] as const;

/** The query of an older address as it is written today; what is written so stays as it is. */
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
