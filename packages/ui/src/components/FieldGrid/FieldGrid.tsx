'use client';
import { type ReactNode, useId } from 'react';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { grid, group, note as noteClass, pairs, title as titleClass } from './FieldGrid.css.ts';

export interface FieldGridProps extends DomProps {
  /** Fields, in the order in which they are filled in. */
  children: ReactNode;
  /** Title of the fields: makes them a group of this name. */
  title?: string | undefined;
  /** One line for all of them: what to fill in, or why all of them wait. Reasons of disabled fields are then only spoken. */
  note?: string | undefined;
  /** Two columns at most, for a form: what belongs together stands side by side. */
  isPaired?: boolean | undefined;
}

/** The fields of a form in columns of equal width. `FilterBar` brings its own arrangement. */
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
  // A note comes and goes, and the fields stay.
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
