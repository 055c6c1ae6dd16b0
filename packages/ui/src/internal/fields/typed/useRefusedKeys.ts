'use client';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { refusedKeysPtBR } from '../../../i18n/ptBR/masks/refusedKeys.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { announce } from '../../base/announce/announce.ts';
import { joinSentences } from '../../base/announce/joinSentences.ts';
import { useHeldSubmit } from './useHeldSubmit.ts';

/** Why a field leaves out a typed character: the name of the sentence about it. */
export type KeyProblem = Exclude<keyof typeof refusedKeysPtBR, 'heldBack'>;

interface RefusedKeysOptions {
  inputRef: RefObject<HTMLInputElement | null>;
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
 * Warns about characters that the field left out: they may belong to another number. The line below the field announces the warning once,
 * however many characters follow. The warning stays while the user goes on typing, because a digit may be missing where the character was.
 * The first submit with the warning is held back.
 */
export function useRefusedKeys({ inputRef, value, error, isNotEditable }: RefusedKeysOptions) {
  const words = useAreaMessages('masks', refusedKeysPtBR);
  const [refused, setRefused] = useState<RefusedAt>();
  const isOther = refused !== undefined && refused.value !== value;
  if (refused && (isNotEditable || (isOther && refused.isKept))) setRefused(undefined);
  // The owner may keep another text than the reported one, such as upper case.
  else if (isOther) setRefused({ ...refused, value, isKept: true });
  const shown = refused && !(isOther && refused.isKept) && !isNotEditable ? refused.problem : undefined;
  const keep = (kept: string, problem: KeyProblem) => setRefused({ problem, value, isKept: kept === value });
  // An error keeps the form back already.
  const isHeld = useHeldSubmit(inputRef, shown === undefined || error ? undefined : `${shown} ${value}`);
  /** The field was left after the character, so the next edit is a correction. */
  const isLeft = useRef(false);
  /** The user has typed on since the character. */
  const isFollowed = useRef(false);
  const isWarning = shown !== undefined;
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!isWarning || !input) return undefined;
    const leave = () => {
      isLeft.current = true;
    };
    input.addEventListener('blur', leave);
    return () => input.removeEventListener('blur', leave);
  }, [inputRef, isWarning]);
  return {
    isShown: shown !== undefined,
    /** The warning, before the field's own. */
    warningWith: (fieldWarning: string | undefined) => {
      if (shown === undefined) return fieldWarning;
      const said = [
        words[shown],
        ...(isHeld ? [words.heldBack] : []),
        ...(fieldWarning === undefined ? [] : [fieldWarning]),
      ];
      return said.length === 1 ? said[0] : joinSentences(said);
    },
    /** `kept` is the value that the field keeps. The text of a held key is not `isNew`. */
    tell: (kept: string, isNew: boolean, problem: KeyProblem = 'full') => {
      // The characters without room may be another number, so their warning stays.
      const next = shown === 'full' ? shown : problem;
      // Below an error the warning is not shown, so that each such key is announced.
      const isSaid = next === shown && !(error && isFollowed.current);
      isLeft.current = false;
      isFollowed.current = false;
      keep(kept, next);
      // The line below the field does not change, or shows the error.
      if (isSaid ? isNew : error) announce(words[next]);
    },
    /** Keeps the warning about a full field, which was announced, with the text that the edit leaves. */
    keep: (kept: string) => keep(kept, 'full'),
    /**
     * After an edit by keyboard that leaves `kept`. The warning goes with an emptied or whole value, after the form was held back, and with
     * an edit on a later visit. A mark, and a character without room, are forgotten with each edit.
     */
    follow: (kept: string, isWhole: boolean) => {
      if (shown === undefined) return;
      const isOver = shown === 'full' || shown === 'noMark' || isHeld || isLeft.current || isWhole || kept === '';
      isFollowed.current = true;
      if (isOver) setRefused(undefined);
      else keep(kept, shown);
    },
    forget: () => setRefused(undefined),
  };
}
