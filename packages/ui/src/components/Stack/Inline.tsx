import type { ReactNode } from 'react';
import { inline } from './Stack.css.ts';

export interface InlineProps {
  /** 8, 16, 20 or 32 px. @default 'snug' */
  gap?: 'snug' | 'regular' | 'roomy' | 'wide';
  /** Across the line. @default 'center' */
  align?: 'center' | 'start';
  /** Along the line. @default 'start' */
  justify?: 'start' | 'end' | 'between';
  /** Each is one item of the line. */
  children: ReactNode;
}

/** Small things beside each other that may wrap: buttons, badges, a button and its note. */
export function Inline({ gap, align, justify, children }: InlineProps) {
  return <div className={inline({ gap, align, justify })}>{children}</div>;
}
