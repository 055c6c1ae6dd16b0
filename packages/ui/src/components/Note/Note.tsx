import type { ReactNode } from 'react';
import { note } from './Note.css.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

export interface NoteProps extends DomProps {
  /** A few words. */
  children: ReactNode;
}

/** A remark beside what matters: when a list was read, what a switch means. Not for errors, and no live region. */
export function Note({ children, ...rest }: NoteProps) {
  return (
    <p {...pickDomProps('note', rest)} className={note}>
      {children}
    </p>
  );
}
