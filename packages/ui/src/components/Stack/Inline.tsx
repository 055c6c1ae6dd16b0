import type { ReactNode } from 'react';
import { aligns, type Gap, inlines, justifies } from './Stack.css.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

export interface InlineProps extends DomProps {
  /** A step of the space scale: 4, 8, 12, 16, 20, 24 or 32 px. @default 2 */
  gap?: Gap | undefined;
  /** Alignment across the line. @default 'center' */
  align?: 'center' | 'start' | undefined;
  /** Distribution along the line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Each child is one item of the line. */
  children: ReactNode;
}

/** Small items next to each other that may wrap: buttons, badges, a button and its note. */
export function Inline({ gap = 2, align = 'center', justify = 'start', children, ...rest }: InlineProps) {
  return (
    <div {...pickDomProps('inline', rest)} className={`${inlines[gap]} ${aligns[align]} ${justifies[justify]}`}>
      {children}
    </div>
  );
}
