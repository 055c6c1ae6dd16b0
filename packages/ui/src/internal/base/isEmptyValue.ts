import type { ReactNode } from 'react';

/** A value that React renders as nothing, or a text of blanks; shown as `-`. Zero is not empty. */
export const isEmptyValue = (value: ReactNode) =>
  value === null || value === undefined || typeof value === 'boolean' || (typeof value === 'string' && !value.trim());
