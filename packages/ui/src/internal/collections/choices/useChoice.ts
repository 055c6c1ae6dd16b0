'use client';
import { useId } from 'react';
import type { ChoiceItemProps } from './ChoiceOption.ts';
import { markBlocked, markOpen } from './markBlocked.ts';

/** What an option in a group passes to React Aria's field, to its label and to its words. */
export function useChoice({ option, isBlocked: isGroupBlocked }: ChoiceItemProps) {
  const { value, label, hint, disabledReason } = option;
  const id = useId();
  const isBlocked = isGroupBlocked || Boolean(disabledReason);
  const note = disabledReason ?? hint;
  const labelId = `${id}label`;
  const noteId = `${id}note`;
  return {
    isBlocked,
    field: {
      value,
      'aria-labelledby': labelId,
      'aria-describedby': note ? noteId : undefined,
      inputRef: isBlocked ? markBlocked : markOpen,
    },
    row: { 'data-blocked': isBlocked ? '' : undefined },
    words: { labelId, noteId, label, note },
  };
}
