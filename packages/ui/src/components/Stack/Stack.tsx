import type { ReactNode } from 'react';
import { type StackVariants, stack } from './Stack.css.ts';

export interface StackProps extends StackVariants {
  children: ReactNode;
}

/** Parts of a screen or a dialog below each other; the only thing that spaces them. */
export function Stack({ gap, children }: StackProps) {
  return <div className={stack({ gap })}>{children}</div>;
}
