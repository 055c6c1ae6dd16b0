'use client';
import type { RefObject } from 'react';
import { refusedKeysPtBR } from '../../../i18n/ptBR/masks/refusedKeys.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { joinSentences } from '../../base/announce/joinSentences.ts';
import { useHeldSubmit } from './useHeldSubmit.ts';

interface HeldWarningOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  /** The owner's warning, and whether it holds the form back once. */
  warning: string | undefined;
  holdsForm: boolean | undefined;
  hasError: boolean;
}

/** The owner's warning, after the form was held back with the sentence about it. */
export function useHeldWarning({ inputRef, value, warning, holdsForm, hasError }: HeldWarningOptions) {
  const { heldBack } = useAreaMessages('masks', refusedKeysPtBR);
  const isDoubt = holdsForm === true && warning !== undefined && !hasError;
  const isHeld = useHeldSubmit(inputRef, isDoubt ? `${warning} ${value}` : undefined);
  return isHeld && warning !== undefined ? joinSentences([warning, heldBack]) : warning;
}
