'use client';
import { useState } from 'react';
import { refusedKeysPtBR } from '../../../i18n/ptBR/masks/refusedKeys.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { announce } from '../../base/announce/announce.ts';
import { joinSentences } from '../../base/announce/joinSentences.ts';

/** Why a field leaves out a typed character: the name of the sentence about it. */
export type KeyProblem = keyof typeof refusedKeysPtBR;

interface RefusedKeysOptions {
  value: string;
  /** The error below the field replaces every warning. */
  error: string | undefined;
  isNotEditable: boolean;
}

interface RefusedAt {
  problem: KeyProblem;
  /** The value of the owner when a character was left out, and whether it is the one that the field keeps. */
  value: string;
  isKept: boolean;
}

/**
 * Warns about characters that the field left out, until the next edit: they may belong to another number. The line below the field
 * announces the warning once, however many characters follow.
 */
export function useRefusedKeys({ value, error, isNotEditable }: RefusedKeysOptions) {
  const words = useAreaMessages('masks', refusedKeysPtBR);
  const [refused, setRefused] = useState<RefusedAt>();
  const isOther = refused !== undefined && refused.value !== value;
  if (refused && (isNotEditable || (isOther && refused.isKept))) setRefused(undefined);
  // The owner may keep another text than the reported one, such as upper case.
  else if (isOther) setRefused({ ...refused, value, isKept: true });
  const shown = refused && !(isOther && refused.isKept) && !isNotEditable ? refused.problem : undefined;
  const keep = (kept: string, problem: KeyProblem) => setRefused({ problem, value, isKept: kept === value });
  return {
    isShown: shown !== undefined,
    /** The warning, before the field's own. */
    warningWith: (own: string | undefined) => {
      if (shown === undefined) return own;
      return own === undefined ? words[shown] : joinSentences([words[shown], own]);
    },
    /** `kept` is the value that the field keeps. The text of a held key is not `isNew`. */
    tell: (kept: string, isNew: boolean, problem: KeyProblem = 'full') => {
      // The characters without room may be another number, so their warning stays.
      const next = shown === 'full' ? shown : problem;
      keep(kept, next);
      // The line below the field does not change, or shows the error.
      if (next === shown ? isNew : error) announce(words[next]);
    },
    /** Keeps the warning about a full field, which was announced, with the text that the edit leaves. */
    keep: (kept: string) => keep(kept, 'full'),
    forget: () => setRefused(undefined),
  };
}
