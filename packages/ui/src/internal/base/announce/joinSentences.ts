/** Several remarks as one announcement: each ends in one full stop, whether it brought its own or not. */
export const joinSentences = (remarks: readonly string[]): string =>
  remarks.map((remark) => remark.replace(/[.!?]?$/, (end) => end || '.')).join(' ');
