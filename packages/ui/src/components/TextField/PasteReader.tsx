'use client';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { refusedPastePtBR } from '../../i18n/ptBR/masks/refusedPaste.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { beginComposition, type Composition, followComposition, oneLineForms } from '../../internal/fields/masks/composition.ts';
import { isAtOnce } from '../../internal/fields/masks/isAtOnce.ts';
import type { PastedText } from '../../internal/fields/masks/MaskedValue.ts';
import { setValueKeepingUndo } from '../../internal/fields/masks/setValueKeepingUndo.ts';
import { useReportedValidity } from '../../internal/fields/typed/useReportedValidity.ts';

/** Why nothing of a text was taken, and the value that it was to replace. */
export interface Refusal {
  reason: string;
  above: string;
}

interface PasteReaderProps {
  inputRef: RefObject<HTMLInputElement | null>;
  isNotEditable: boolean;
  readPaste: (text: string) => PastedText | undefined;
  value: string;
  /** Runs after each text that would be the whole value. */
  onRead: (refusal: Refusal | undefined) => void;
  /** The reason, while it stands. */
  error: string | undefined;
  onValidityChange: ((message: string | undefined) => void) | undefined;
}

/** Without a key, as autofill, scripts and password managers do. React then reports the new text, if it is another one. */
const writeSilently = (input: HTMLInputElement, text: string) =>
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);

/** Reads a text that comes at once as the whole value. A component without markup, so that other text fields have no effect of it. */
export function PasteReader({
  inputRef,
  isNotEditable,
  readPaste,
  value,
  onRead,
  error,
  onValidityChange,
}: PasteReaderProps) {
  const wayOut = useAreaMessages('masks', refusedPastePtBR).refusedWhileEmpty;
  const composition = useRef<Composition>(null);
  useReportedValidity(error, onValidityChange);

  /** `write` puts the text that was read, or the former one, into the box; it reports the text, which lifts a refusal. */
  const take = (text: string, former: string, write: (read: string, isRefused: boolean) => void) => {
    const read = readPaste(text);
    const reason = read && 'refused' in read ? read.refused : undefined;
    if (read) write('value' in read ? read.value : former, reason !== undefined);
    // Here and not in `onChange`, which does not run for a text that is there already.
    onRead(reason === undefined ? undefined : { reason: former === '' ? wayOut(reason) : reason, above: former });
  };

  const onEvent = useEffectEvent((event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const { inputType, data, isComposing } = event as InputEvent;
    switch (event.type) {
      case 'beforeinput': {
        const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
        if (isNotEditable || !isWhole || isComposing || !isAtOnce({ inputType, data })) return;
        return take(data ?? '', value, (read, isRefused) => {
          event.preventDefault();
          if (!isRefused) setValueKeepingUndo(input, read);
        });
      }
      case 'input':
        composition.current = composition.current && followComposition(composition.current, input.value);
        if (inputType === undefined && input.value !== value)
          take(input.value, value, (read) => writeSilently(input, read));
        return;
      case 'compositionstart':
        composition.current = beginComposition(input, value);
        return;
      case 'compositionend': {
        const begun = composition.current;
        composition.current = null;
        if (!begun?.isAtOnce || !oneLineForms(data ?? '').includes(input.value)) return;
        return take(data ?? '', begun.clean, (read) => setValueKeepingUndo(input, read));
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
