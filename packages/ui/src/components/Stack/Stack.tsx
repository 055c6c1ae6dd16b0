import type { ReactNode } from 'react';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** 8, 16, 20 or 32 px. @default 'roomy' */
  gap?: 'snug' | 'regular' | 'roomy' | 'wide';
  /** Each is one line. */
  children: ReactNode;
}

/** Parts of a screen or a dialog below each other; the only thing that spaces them. */
export function Stack({ gap, children }: StackProps) {
  return <div className={stack({ gap })}>{children}</div>;
}
