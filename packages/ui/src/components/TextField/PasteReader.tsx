'use client';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { refusedPastePtBR } from '../../i18n/ptBR/masks/refusedPaste.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import {
  beginComposition,
  type Composition,
  countKept,
  followComposition,
  oneLineForms,
} from '../../internal/fields/masks/composition.ts';
import { isBulkInsert } from '../../internal/fields/masks/isBulkInsert.ts';
import type { PastedText } from '../../internal/fields/masks/MaskedValue.ts';
import { mayBeFullValue } from '../../internal/fields/masks/mayBeFullValue.ts';
import { setValueKeepingUndo } from '../../internal/fields/masks/setValueKeepingUndo.ts';
import { useReportedValidity } from '../../internal/fields/typed/useReportedValidity.ts';

/** A refused text: the reason, and the value that it would have replaced. */
export interface Refusal {
  reason: string;
  above: string;
  /** A short text was pasted into a complete value without a selection. The value of the field is still valid. */
  isOnlyWarning: boolean;
}

interface PasteReaderProps {
  inputRef: RefObject<HTMLInputElement | null>;
  isNotEditable: boolean;
  maxLength: number | undefined;
  readPaste: (text: string) => PastedText | undefined;
  value: string;
  /** Runs after each text that arrives in one event, such as a paste. */
  onRead: (refusal: Refusal | undefined) => void;
  /** Whether an error is below the field. A warning would then not be visible. */
  hasError: boolean;
  /** The reason of a refused text that is an error, until the next edit. */
  error: string | undefined;
  onValidityChange: ((message: string | undefined) => void) | undefined;
}

/** Writes the text like autofill or a script, so that React reports a change. */
const writeSilently = (input: HTMLInputElement, text: string) =>
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);

/** The length of the text in the box, without the line break of a spreadsheet cell and other blanks at its end. */
const lengthOf = (text: string) => text.replace(/\r\n/g, ' ').trimEnd().length;

/**
 * Reads a text that arrives in one event as the whole value, and refuses one that the box would truncate. It is a component without
 * markup, so that text fields without `readPaste` run none of its effects.
 */
export function PasteReader({
  inputRef,
  isNotEditable,
  maxLength = Infinity,
  readPaste,
  value,
  onRead,
  hasError,
  error,
  onValidityChange,
}: PasteReaderProps) {
  const words = useAreaMessages('masks', refusedPastePtBR);
  const composition = useRef<Composition>(null);
  /** The browser is filling in a text, which the page cannot prevent. */
  const isFilling = useRef(false);
  useReportedValidity(error, onValidityChange);

  const problemOf = (length: number, kept: number) => {
    const room = Math.max(0, maxLength - kept);
    if (length <= room) return undefined;
    return kept === 0 ? words.pastedTooLong(length, room, true) : words.pastedWithoutRoom(length, room, true);
  };

  /**
   * Handles a text that arrives in one event. `kept` is the number of characters of the box that it does not replace. `write` puts the
   * accepted or the former text into the box and reports it, which ends a refusal.
   */
  const take = (text: string, kept: number, former: string, write: (read: string, isRefused: boolean) => void) => {
    const read = kept === 0 ? readPaste(text) : undefined;
    const value = read && 'value' in read ? read.value : undefined;
    const reason = read && 'refused' in read ? read.refused : problemOf(value?.length ?? lengthOf(text), kept);
    if (reason !== undefined) write(former, true);
    else if (value !== undefined) write(value, false);
    // Here and not in `onChange`, which does not run if the box already has the text.
    onRead(
      reason === undefined
        ? undefined
        : {
            reason: former === '' ? words.refusedWhileEmpty(reason) : reason,
            above: former,
            isOnlyWarning: kept > 0 && kept >= maxLength && !mayBeFullValue(lengthOf(text), maxLength) && !hasError,
          },
    );
  };

  const onEvent = useEffectEvent((event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const { inputType, data, isComposing } = event as InputEvent;
    switch (event.type) {
      case 'beforeinput': {
        if (isNotEditable || isComposing || !isBulkInsert({ inputType, data })) return;
        // Autofill of Firefox, and a correction that replaces more than the selection: the text is read after the browser has written it.
        isFilling.current =
          !event.cancelable || (inputType === 'insertReplacementText' && input.selectionStart === input.selectionEnd);
        if (isFilling.current) return;
        return take(data ?? '', countKept(input), value, (read, isRefused) => {
          event.preventDefault();
          if (!isRefused) setValueKeepingUndo(input, read);
        });
      }
      case 'input':
        composition.current = composition.current && followComposition(composition.current, input.value);
        if ((inputType === undefined || isFilling.current) && input.value !== value)
          take(input.value, 0, value, (read) => writeSilently(input, read));
        isFilling.current = false;
        return;
      case 'compositionstart':
        composition.current = beginComposition(input, value);
        return;
      case 'compositionend': {
        const begun = composition.current;
        composition.current = null;
        if (!begun?.isBulk || data === null) return;
        const isWhole = oneLineForms(data).includes(input.value);
        // Some browsers truncate the text before this event, others after it.
        const isCut =
          input.value.length > maxLength || !oneLineForms(data.trimEnd()).some((form) => input.value.includes(form));
        // An input method may have replaced a word that was not selected, which leaves more room.
        const isTooLong = lengthOf(data) > maxLength - begun.kept;
        if (!isWhole && !(isCut && isTooLong)) return;
        return take(data, isWhole ? 0 : begun.kept, begun.clean, (read) => setValueKeepingUndo(input, read));
      }
    }
  });
  useLayoutEffect(() => {
    const input = inputRef.current;
    const types = ['beforeinput', 'input', 'compositionstart', 'compositionend'];
    for (const type of types) input?.addEventListener(type, onEvent);
    return () => {
      for (const type of types) input?.removeEventListener(type, onEvent);
    };
  }, [inputRef]);
  return null;
}
