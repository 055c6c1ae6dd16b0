/**
 * The number of lines in one step: a tenth of all lines, so that progress is visible, and at most 2000, so that a step
 * stays short.
 */
export const chunkSize = (total: number): number => Math.min(2000, Math.max(1, Math.ceil(total / 10)));
