import type { ReactNode } from 'react';
import { grid } from './FieldGrid.css.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

export interface FieldGridProps extends DomProps {
  /** Fields, in the order in which they are filled in. */
  children: ReactNode;
}

/** The fields of a form in columns of equal width. `FilterBar` brings its own arrangement. */
export function FieldGrid({ children, ...rest }: FieldGridProps) {
  return (
    <div {...pickDomProps('field-grid', rest)} className={grid}>
      {children}
    </div>
  );
}
