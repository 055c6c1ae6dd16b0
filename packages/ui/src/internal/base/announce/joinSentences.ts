/** Joins sentences into one announcement: each gets one full stop, unless it has one. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.map((sentence) => sentence.replace(/[.!?]?$/, (end) => end || '.')).join(' ');
