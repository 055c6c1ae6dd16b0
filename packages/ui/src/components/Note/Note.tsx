import type { ReactNode } from 'react';
import { note } from './Note.css.ts';

export interface NoteProps {
  /** A few words. */
  children: ReactNode;
}

/** A remark beside what matters: when a list was read, what a switch means. Not for errors, and no live region. */
export function Note({ children }: NoteProps) {
  return <p className={note}>{children}</p>;
}
