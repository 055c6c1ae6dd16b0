'use client';
import { type ReactNode, useId } from 'react';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { grid, group, note as noteClass, pairs, title as titleClass } from './FieldGrid.css.ts';

export interface FieldGridProps extends DomProps {
  /** Fields, in the order in which they are filled in. */
  children: ReactNode;
  /** The title; it makes the fields a group with this name. */
  title?: string | undefined;
  /**
   * One line for all fields: an instruction, or the reason why all of them are disabled. Reasons of single fields are then only for screen
   * readers.
   */
  note?: string | undefined;
  /** At most two columns, for a form: related fields are next to each other. */
  isPaired?: boolean | undefined;
}

/** The fields of a form in columns of equal width. `FilterBar` has its own layout. */
export function FieldGrid(props: FieldGridProps) {
  const { children, title, note, isPaired = false } = props;
  const noteId = useId();
  const fields = (
    <div
      {...pickDomProps('field-grid', props)}
      className={isPaired ? `${grid} ${pairs}` : grid}
      data-noted={note === undefined ? undefined : ''}
    >
      {children}
    </div>
  );
  // The fields stay mounted when a note is added or removed.
  if (!title && !('note' in props)) return fields;
  return (
    <fieldset className={group} aria-describedby={title && note && noteId}>
      {title && <legend className={titleClass}>{title}</legend>}
      {note && (
        <p id={noteId} className={noteClass}>
          {note}
        </p>
      )}
      {fields}
    </fieldset>
  );
}
