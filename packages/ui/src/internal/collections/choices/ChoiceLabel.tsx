import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../styles/visuallyHidden.css.ts';
import { error as errorText, hint as hintText, required, words } from './choice.css.ts';

interface ChoiceLabelProps {
  labelId: string;
  noteId: string;
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  note: string | undefined;
  isError?: boolean | undefined;
  isRequired?: boolean | undefined;
  /** Whether changes of the note are announced. */
  isLive?: boolean | undefined;
}

/** The name of a choice and a line below it. A press on either chooses; only the name is the accessible name. */
export function ChoiceLabel(props: ChoiceLabelProps) {
  const { labelId, noteId, label, isLabelHidden, note, isError, isRequired, isLive } = props;
  return (
    <span className={words}>
      <span id={labelId} className={isLabelHidden ? visuallyHidden : undefined}>
        {label}
      </span>
      {isRequired && (
        <span aria-hidden="true" className={required}>
          *
        </span>
      )}
      {(note || isLive) && (
        <span id={noteId} aria-live={isLive ? 'polite' : undefined} className={isError ? errorText : hintText}>
          {note}
        </span>
      )}
    </span>
  );
}
