/** Joins sentences into one announcement: each gets one full stop, unless it has one. */
export const joinSentences = (remarks: readonly string[]): string =>
  remarks.map((remark) => remark.replace(/[.!?]?$/, (end) => end || '.')).join(' ');
