'use client';
import { useId } from 'react';
import type { ChoiceItemProps } from './ChoiceOption.ts';
import { markBlocked, markOpen } from './markBlocked.ts';

/** The props of an option: for React Aria's field, for its row and for `ChoiceLabel`. */
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
    labelProps: { labelId, noteId, label, note },
  };
}
