/** The seconds of a `Retry-After` header, as seconds or as a date; undefined for anything else. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  // `Date.parse` accepts more than HTTP dates, such as "-5".
  const isDate = /^[A-Z][a-z]+, /.test(header);
  const seconds = isDate
    ? Math.ceil((Date.parse(header) - now) / 1000)
    : /^\d+$/.test(header)
      ? Number(header)
      : Number.NaN;
  return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0);
}
