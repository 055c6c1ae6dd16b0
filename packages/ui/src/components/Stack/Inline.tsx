import type { ReactNode } from 'react';
import { type InlineVariants, inline } from './Stack.css.ts';

export interface InlineProps extends InlineVariants {
  children: ReactNode;
}

/** Small things beside each other that may wrap: buttons, badges, a button and its note. */
export function Inline({ gap, align, justify, children }: InlineProps) {
  return <div className={inline({ gap, align, justify })}>{children}</div>;
}
