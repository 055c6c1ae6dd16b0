import type { ReactNode } from 'react';
import { note } from './Note.css.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

export interface NoteProps extends DomProps {
  /** A few words. */
  children: ReactNode;
}

/** A remark next to the main content: the age of a list, the effect of a switch. Not for errors, and not a live region. */
export function Note({ children, ...rest }: NoteProps) {
  return (
    <p {...pickDomProps('note', rest)} className={note}>
      {children}
    </p>
  );
}
