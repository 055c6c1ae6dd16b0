import type { ReactNode } from 'react';
import { error as errorText, hint as hintText, required, words } from './choice.css.ts';

interface ChoiceWordsProps {
  labelId: string;
  noteId: string;
  label: ReactNode;
  note: string | undefined;
  isError?: boolean | undefined;
  isRequired?: boolean | undefined;
}

/** The name of a choice and a line below it; pressing either chooses, the name alone is read as the name. */
export function ChoiceWords({ labelId, noteId, label, note, isError, isRequired }: ChoiceWordsProps) {
  return (
    <span className={words}>
      <span id={labelId}>{label}</span>
      {isRequired && (
        <span aria-hidden="true" className={required}>
          *
        </span>
      )}
      {note && (
        <span id={noteId} className={isError ? errorText : hintText}>
          {note}
        </span>
      )}
    </span>
  );
}
