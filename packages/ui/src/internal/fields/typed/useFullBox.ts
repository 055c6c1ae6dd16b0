'use client';
import { useState } from 'react';
import { refusedKeysPtBR } from '../../../i18n/ptBR/masks/refusedKeys.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { announce } from '../../base/announce/announce.ts';
import { joinSentences } from '../../base/announce/joinSentences.ts';

interface FullBoxOptions {
  value: string;
  /** The error below the field replaces every warning. */
  error: string | undefined;
  isNotEditable: boolean;
}

/**
 * Warns about characters that had no room, until the next edit: they may belong to another number. The line below the field announces the
 * warning once, however many characters follow.
 */
export function useFullBox({ value, error, isNotEditable }: FullBoxOptions) {
  const words = useAreaMessages('masks', refusedKeysPtBR);
  /** The value when a character had no room. */
  const [fullAt, setFullAt] = useState<string>();
  if (fullAt !== undefined && (fullAt !== value || isNotEditable)) setFullAt(undefined);
  const isShown = fullAt === value && !isNotEditable;
  return {
    isShown,
    /** The warning, before the field's own. */
    warningWith: (own: string | undefined) =>
      isShown ? (own === undefined ? words.full : joinSentences([words.full, own])) : own,
    /** `kept` is the value that the field keeps. */
    tell: (kept: string) => {
      setFullAt(kept);
      if (error && !isShown) announce(words.full);
    },
    forget: () => setFullAt(undefined),
  };
}
