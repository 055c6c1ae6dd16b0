'use client';
import { useEffect, useState } from 'react';
import { masksPtBR } from '../../i18n/ptBR/masks/masks.ts';
import { refusedPastePtBR } from '../../i18n/ptBR/masks/refusedPaste.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import type { MaskState } from '../../internal/fields/masks/maskEdit.ts';
import { isEmptyCell } from '../../internal/fields/masks/isEmptyCell.ts';
import { mayBeFullValue } from '../../internal/fields/masks/mayBeFullValue.ts';
import { slotsOf } from '../../internal/fields/masks/slots.ts';
import { type DroppedCharacters, findDroppedCharacters } from '../../internal/fields/masks/findDroppedCharacters.ts';

function sentence(
  { kind, pasted, room, places, takesLetters }: DroppedCharacters,
  masks: typeof masksPtBR & typeof refusedPastePtBR,
) {
  if (kind === 'tooLong') return masks.pastedTooLong(pasted, places, takesLetters);
  if (kind === 'noRoom') return masks.pastedWithoutRoom(pasted, room, takesLetters);
  return kind === 'none' ? masks.pastedNothing : masks.pastedLetters;
}

/** After this time without a key the user is no longer typing. */
const pauseMs = 1000;

interface PasteResult {
  text: string;
  before: string;
  after: string;
  /** The paste was refused as a whole, so the field is unchanged. */
  isRefused: boolean;
  /** A short text was pasted into a full field without a selection. The value of the field is still valid. */
  isOnlyWarning: boolean;
}

/**
 * Warns about characters of a paste that the field dropped, until its value changes. While the field has an error, the warning is only
 * announced. A paste that was refused as a whole is an error, because the user does not want the former value. It is only a warning if a
 * short text was pasted into a complete value without a selection.
 */
export function usePasteWarning(mask: string, value: string, hasError: boolean, isNotEditable: boolean) {
  const masks = useAreaMessages('masks', masksPtBR);
  const refusals = useAreaMessages('masks', refusedPastePtBR);
  const [cut, setCut] = useState<PasteResult>();
  /** The characters before a typed point or comma that the mask does not have. */
  const [stray, setStray] = useState<{ before: string; isComma: boolean }>();
  /** The value when the typing paused after that mark. */
  const [pausedAt, setPausedAt] = useState<string>();
  if (stray && !value.startsWith(stray.before)) setStray(undefined);
  const behind = stray ? value.length - stray.before.length : 0;
  // More than two digits after a point are a group, as on printed cards.
  const isFraction = stray !== undefined && behind > 0 && (stray.isComma || behind <= 2);
  // Until the typing pauses, one or two digits after a point may become a group.
  const mayGrow = isFraction && !stray.isComma && value.length < slotsOf(mask).length;
  const isPaused =
    pausedAt !== undefined && value.startsWith(pausedAt) && pausedAt.length > (stray?.before.length ?? 0);
  useEffect(() => {
    if (!mayGrow) return undefined;
    const timer = setTimeout(() => setPausedAt(value), pauseMs);
    return () => clearTimeout(timer);
  }, [mayGrow, value]);
  // If the field can no longer be edited, the user could not clear the refusal.
  if (cut?.isRefused && isNotEditable) setCut(undefined);
  // The parent has set another value, so the refusal is obsolete even if this value returns. A parent that updates late still has the former value.
  if (cut && value !== cut.after && value !== cut.before) setCut(undefined);
  const text = cut?.after === value && !(cut.isRefused && isNotEditable) ? cut.text : undefined;
  return {
    forget: () => {
      setCut(undefined);
      setStray(undefined);
    },
    warning: cut?.isRefused ? undefined : (text ?? (isFraction && (!mayGrow || isPaused) ? masks.fraction : undefined)),
    /** The number before a typed point or comma, while digits that stand behind it may be a fraction. */
    beforeFraction: isFraction ? stray.before : undefined,
    /** Says that the field dropped the zeros of a fraction. */
    dropFraction: (kept: string) => {
      setStray(undefined);
      setCut({ text: masks.fractionDropped, before: value, after: kept, isRefused: false, isOnlyWarning: false });
    },
    /** Runs on blur, and when the form is held back. */
    leave: () => setPausedAt(value),
    onStrayMark: (mark: string, { value: typed, start }: MaskState) => {
      setStray({ before: typed.slice(0, start), isComma: mark === ',' });
      setPausedAt(undefined);
    },
    error: cut?.isRefused ? text : undefined,
    /** A warning about a paste of which nothing is in the field. */
    isOnlyWarning: cut?.isOnlyWarning === true && text !== undefined,
    /** Typed keys are no value of the field: an error until the next edit. */
    refuseTyped: (reason: string, before: MaskState, after: MaskState) =>
      setCut({ text: reason, before: before.value, after: after.value, isRefused: true, isOnlyWarning: false }),
    canForget: text !== undefined && (cut?.isRefused === true || (cut?.isOnlyWarning === true && !hasError)),
    onEdit: (pasted: string | null, before: MaskState, after: MaskState, reason?: string) => {
      // A paste or a deletion changes the number, so the warning about the typed point is obsolete.
      if (pasted !== null || after.value.length < before.value.length) setStray(undefined);
      const loss = pasted === null || reason ? undefined : findDroppedCharacters(mask, pasted, before, after);
      const words = loss ? sentence(loss, { ...masks, ...refusals }) : reason;
      if (words === undefined) return setCut(undefined);
      // Blanks, or the dash of an empty cell, are not a value.
      const isNothing = pasted !== null && after.value === '' && isEmptyCell(pasted);
      const isUnchanged = loss?.kind !== 'letters' && !isNothing && after.value === before.value;
      const isWhole = before.start === before.end && before.value.length === slotsOf(mask).length;
      const isPiece = loss !== undefined && !mayBeFullValue(loss.pasted, loss.places);
      const isAlreadyRefused = cut?.isRefused === true && cut.after === before.value;
      const isOnlyWarning = isUnchanged && isWhole && isPiece && !hasError && !isAlreadyRefused;
      const isRefused = isUnchanged && !isOnlyWarning;
      setCut({
        text: isRefused && after.value === '' ? refusals.refusedWhileEmpty(words) : words,
        before: before.value,
        after: after.value,
        isRefused,
        isOnlyWarning,
      });
      if (hasError && !isRefused) announce(words);
    },
  };
}
