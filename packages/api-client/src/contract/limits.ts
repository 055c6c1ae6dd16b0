/** Limits that the screens check before a call and the service checks again. */
export const limits = {
  uploadBytes: 20 * 1024 * 1024,
  /** Lines without the header. */
  uploadLines: 100_000,
  /** Days from the first to the last date of a search. */
  periodDays: 30,
} as const;
