/** Half of the slots, because a number without leading zeros or area code is shorter. */
const wholeShare = 0.5;

/** Whether a pasted text is long enough to be a value, so that the user expects it in the field. */
export const mayBeFullValue = (characters: number, places: number): boolean => characters >= places * wholeShare;
