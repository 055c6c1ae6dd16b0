'use client';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { numbersPtBR } from '../../i18n/ptBR/numbers.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { useFormEvents } from '../../internal/fields/FieldFrame/useFormEvents.ts';
import { isEmptyCell } from '../../internal/fields/masks/isEmptyCell.ts';
import { isBulkInsert } from '../../internal/fields/masks/isBulkInsert.ts';
import { useSelectOnEntry } from '../../internal/fields/masks/useSelectOnEntry.ts';
import { setValueKeepingUndo } from '../../internal/fields/masks/setValueKeepingUndo.ts';
import type { DecimalText } from '../../internal/fields/numbers/decimal.ts';
import { formatDecimal, plainDecimal } from '../../internal/fields/numbers/formatDecimal.ts';
import { allowsNegative, type NumberRules, stepNumber } from '../../internal/fields/numbers/validateNumber.ts';
import { readNumberText } from '../../internal/fields/numbers/readNumberText.ts';
import { useLayoutEffectWhen } from '../../internal/base/useLayoutEffectWhen.ts';
import { hasFocus } from '../../internal/base/focus/hasFocus.ts';
import { useRefusedKeys } from '../../internal/fields/typed/useRefusedKeys.ts';

interface NumberTextOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  rules: NumberRules;
  isNotEditable: boolean;
  /** The text of the box, and its number. */
  text: string;
  decimal: DecimalText | null;
  /** The error that the field shows. */
  error: string | undefined;
  draft: (text: string) => void;
  edit: (text: string) => void;
  touch: () => void;
  refuse: (message: string) => void;
}

const stepsByKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** The hyphen of the minus key, the minus sign, and dashes, which some keyboards type instead. */
const minus = /^[\p{Pd}−]$/u;

/** Removes `-` if negative numbers are not allowed. */
const disallowedCharacters = (takesMinus: boolean) => (takesMinus ? /[^\d.,\s-]/ : /[^\d.,\s]/);

/**
 * Typing, pasting and stepping. The number is grouped only on blur, so that a typed dot is never mistaken for a grouping dot. React Aria's
 * number field is not used: its value is a JavaScript number, which cannot represent 0.1 + 0.2 or twenty digits exactly, and it refuses
 * pasted text in the format of another locale.
 */
export function useNumberText(options: NumberTextOptions) {
  const { inputRef, rules, isNotEditable, text, decimal, draft, edit, touch, refuse } = options;
  const numbers = useAreaMessages('numbers', numbersPtBR);
  const refusedKeys = useRefusedKeys({ inputRef, value: text, error: options.error, isNotEditable });
  useFormEvents(inputRef, refusedKeys.forget);
  const [entered, setEntered] = useState<'selected' | 'typed'>();
  const isReported = useRef(false);
  const entry = useSelectOnEntry(inputRef, !isNotEditable && text !== '');
  const { decimalMark } = rules;
  const takesMinus = allowsNegative(rules);
  const { min: least } = rules.decimals;
  // An invalid number is grouped as well.
  const read = readNumberText(text, rules);
  const shown = entered || read === undefined ? text : formatDecimal(read, least, decimalMark);

  // The text has changed since Tab selected it, so it is selected again.
  useLayoutEffectWhen(entered === 'selected', () => inputRef.current?.select());

  // On a server-rendered page users may type before the script runs, which fires no event for React.
  const readTextBeforeScript = useEffectEvent(() => {
    const input = inputRef.current;
    if (!hasFocus(input)) return;
    setEntered(input.value === shown ? 'selected' : 'typed');
    if (input.value !== shown) edit(input.value);
  });
  useLayoutEffect(() => {
    readTextBeforeScript();
  }, []);

  /** Writes the text as one step of the browser's Undo. */
  const write = (next: string) => {
    isReported.current = false;
    if (inputRef.current) setValueKeepingUndo(inputRef.current, next);
    // Not derived from the text: React restores the old text if the parent refuses the number.
    if (!isReported.current) edit(next);
  };

  const step = (times: number) => {
    const next = stepNumber(decimal, rules, times);
    write(plainDecimal(next, least, decimalMark));
    touch();
    // The arrow keys do not edit text, so a screen reader would not read the new number.
    announce(formatDecimal(next, least, decimalMark));
  };

  const pasteInto = (event: InputEvent, input: HTMLInputElement) => {
    const pasted = (event.data ?? '').trim();
    const isAll = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    // Pasted digits are inserted between digits; any other text replaces the number.
    if (/^\d+$/.test(pasted) && !isAll) return;
    event.preventDefault();
    if (text === '' && isEmptyCell(event.data ?? '')) return edit('');
    const number = readNumberText(pasted, rules);
    if (number === undefined) refuse(numbers.notANumber);
    else write(plainDecimal(number, least, decimalMark));
  };

  const beforeInput = useEffectEvent((event: InputEvent) => {
    const input = inputRef.current;
    if (!input || isNotEditable || event.isComposing) return;
    if (isBulkInsert(event)) {
      refusedKeys.forget();
      pasteInto(event, input);
    } else if (event.inputType === 'insertText' && disallowedCharacters(takesMinus).test(event.data ?? '')) {
      event.preventDefault();
      refusedKeys.tell(text, false, !takesMinus && minus.test(event.data ?? '') ? 'noMinus' : 'digitsOnly');
    }
  });
  useLayoutEffect(() => {
    const input = inputRef.current;
    const listen = (event: InputEvent) => beforeInput(event);
    input?.addEventListener('beforeinput', listen);
    return () => input?.removeEventListener('beforeinput', listen);
  }, [inputRef]);

  return {
    shown,
    refusedKeys,
    inputProps: {
      ...entry,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        refusedKeys.follow(target.value, false);
        isReported.current = true;
        edit(target.value);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') touch();
        const times = stepsByKey[event.key];
        if (isNotEditable || times === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        step(times);
      },
    },
    enter: () => {
      if (read !== undefined) draft(plainDecimal(read, least, decimalMark));
      setEntered('selected');
    },
    leave: () => {
      setEntered(undefined);
      touch();
    },
  };
}
