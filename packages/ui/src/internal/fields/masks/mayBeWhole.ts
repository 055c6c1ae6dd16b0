/** Half: a number without its leading zeros or its area code is shorter than a whole one. */
const wholeShare = 0.5;

/** Whether a pasted text may be a value of its own, not a stray piece: the user would then expect it in the field. */
export const mayBeWhole = (characters: number, places: number): boolean => characters >= places * wholeShare;
