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
  /** The value of the owner when a character had no room, and whether it is the one that the field keeps. */
  const [fullAt, setFullAt] = useState<{ value: string; isKept: boolean }>();
  const isOther = fullAt !== undefined && fullAt.value !== value;
  if (fullAt && (isNotEditable || (isOther && fullAt.isKept))) setFullAt(undefined);
  // The owner may keep another text than the reported one, such as upper case.
  else if (isOther) setFullAt({ value, isKept: true });
  const isShown = fullAt !== undefined && !(isOther && fullAt.isKept) && !isNotEditable;
  const keep = (kept: string) => setFullAt({ value, isKept: kept === value });
  return {
    isShown,
    /** The warning, before the field's own. */
    warningWith: (own: string | undefined) =>
      isShown ? (own === undefined ? words.full : joinSentences([words.full, own])) : own,
    /** `kept` is the value that the field keeps. The text of a held key is not `isNew`. */
    tell: (kept: string, isNew: boolean) => {
      keep(kept);
      // The line below the field does not change, or shows the error.
      if (isShown ? isNew : error) announce(words.full);
    },
    /** Keeps the warning, which was announced, with the text that the edit leaves. */
    keep,
    forget: () => setFullAt(undefined),
  };
}
