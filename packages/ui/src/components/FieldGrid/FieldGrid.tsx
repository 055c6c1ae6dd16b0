import type { ReactNode } from 'react';
import { grid } from './FieldGrid.css.ts';

export interface FieldGridProps {
  /** Fields, in the order in which they are filled in. */
  children: ReactNode;
}

/** The fields of a form in columns of equal width. `FilterBar` brings its own arrangement. */
export function FieldGrid({ children }: FieldGridProps) {
  return <div className={grid}>{children}</div>;
}
