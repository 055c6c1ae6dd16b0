/** The labels of the two boxes of a range. */
export const rangeEndsPtBR = { start: 'De:', end: 'Até:' };
