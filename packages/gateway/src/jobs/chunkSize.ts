/** Lines in one step: about ten steps that a screen can show, and never so many that one step holds others up. */
export const chunkSize = (total: number): number => Math.min(2000, Math.max(1, Math.ceil(total / 10)));
