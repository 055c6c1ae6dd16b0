import type { ReactNode } from 'react';
import { type Gap, stacks } from './Stack.css.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

export interface StackProps extends DomProps {
  /** A step of the space scale: 4, 8, 12, 16, 20, 24 or 32 px. @default 5 */
  gap?: Gap | undefined;
  /** Each child is one row. */
  children: ReactNode;
}

/** Parts of a screen or a dialog below each other, with a gap between them. Components have no margins of their own. */
export function Stack({ gap = 5, children, ...rest }: StackProps) {
  return (
    <div {...pickDomProps('stack', rest)} className={stacks[gap]}>
      {children}
    </div>
  );
}
