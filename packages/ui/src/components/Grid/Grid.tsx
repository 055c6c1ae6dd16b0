import type { ReactNode } from 'react';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { aligns, columns as columnCounts, gaps, grid, widths } from './Grid.css.ts';

export interface GridProps extends DomProps {
  /** Maximum number of columns. Without it as many as fit. */
  columns?: keyof typeof columnCounts | undefined;
  /** Minimum width of a column: 9, 15 or 22 rem. If fewer fit there are fewer columns, one on a phone. @default 'medium' */
  itemWidth?: keyof typeof widths | undefined;
  /** A step of the space scale, between columns and between rows. @default 4 */
  gap?: keyof typeof gaps | undefined;
  /** `stretch` gives all children of a row the same height. @default 'stretch' */
  align?: keyof typeof aligns | undefined;
  /** Each child is a cell. */
  children: ReactNode;
}

/** Cards and tiles in columns of equal width, as many as fit. For fields of a form use `FieldGrid`. */
export function Grid(props: GridProps) {
  const { columns, itemWidth = 'medium', gap = 4, align = 'stretch', children } = props;
  const look = `${grid} ${widths[itemWidth]} ${gaps[gap]} ${aligns[align]}`;
  return (
    <div {...pickDomProps('grid', props)} className={columns ? `${look} ${columnCounts[columns]}` : look}>
      {children}
    </div>
  );
}
