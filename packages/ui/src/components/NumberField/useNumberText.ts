'use client';
import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { numbersPtBR } from '../../i18n/ptBR/numbers.ts';
import { useWords } from '../../i18n/useWords.ts';
import { announce } from '../../internal/announce.ts';
import { isPaste } from '../../internal/masks/maskInput.ts';
import { useSelectOnEntry } from '../../internal/masks/useSelectOnEntry.ts';
import { writeAsTyped } from '../../internal/masks/writeAsTyped.ts';
import type { DecimalText } from '../../internal/numbers/decimal.ts';
import { formatDecimal, plainDecimal } from '../../internal/numbers/formatDecimal.ts';
import { allowsNegative, type NumberRules, stepNumber } from '../../internal/numbers/judgeNumber.ts';
import { readNumberText } from '../../internal/numbers/readNumberText.ts';

interface NumberTextOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  rules: NumberRules;
  isLocked: boolean;
  /** What stands in the box, and the number that it is. */
  text: string;
  decimal: DecimalText | null;
  draft: (text: string) => void;
  edit: (text: string) => void;
  touch: () => void;
}

const stepsByKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Not `-` where nothing below zero is taken. */
const strange = (takesMinus: boolean) => (takesMinus ? /[^\d.,\s-]/ : /[^\d.,\s]/);

/**
 * Typing, pasting and stepping. While the focus is in the box, the number has no grouping dots, so that a typed dot is
 * never taken for one. It is grouped afterwards. React Aria's number field is not used. Its value is a JavaScript number,
 * which cannot hold 0.1 + 0.2 or twenty digits, and it refuses pasted text in another locale's form.
 */
export function useNumberText(options: NumberTextOptions) {
  const { inputRef, rules, isLocked, text, decimal, draft, edit, touch } = options;
  const numbers = useWords('numbers', numbersPtBR);
  const [hasFocus, setFocus] = useState(false);
  const entry = useSelectOnEntry(inputRef, !isLocked && text !== '');
  const { decimalMark } = rules;
  const { least } = rules.decimals;

  // Another text than the one that the Tab key selected.
  useLayoutEffect(() => {
    if (hasFocus) inputRef.current?.select();
  }, [inputRef, hasFocus]);

  /** One step of the browser's own Undo. */
  const write = (next: string) => {
    if (!inputRef.current || !writeAsTyped(inputRef.current, next)) edit(next);
  };

  const step = (times: number) => {
    const next = stepNumber(decimal, rules, times);
    write(plainDecimal(next, least, decimalMark));
    // No key of a text box: a screen reader says nothing of what an arrow did here.
    announce(formatDecimal(next, least, decimalMark));
  };

  const pasteInto = (event: InputEvent, input: HTMLInputElement) => {
    const pasted = (event.data ?? '').trim();
    const isAll = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    // Pasted digits go in between digits; any other text replaces the number.
    if (/^\d+$/.test(pasted) && !isAll) return;
    event.preventDefault();
    const read = readNumberText(pasted, rules.unit, decimalMark);
    if (read === undefined) announce(numbers.notANumber);
    else write(plainDecimal(read, least, decimalMark));
  };

  const beforeInput = useEffectEvent((event: InputEvent) => {
    const input = inputRef.current;
    if (!input || isLocked || event.isComposing) return;
    if (isPaste(event.inputType)) pasteInto(event, input);
    else if (event.inputType === 'insertText' && strange(allowsNegative(rules)).test(event.data ?? ''))
      event.preventDefault();
  });
  useLayoutEffect(() => {
    const input = inputRef.current;
    const listen = (event: InputEvent) => beforeInput(event);
    input?.addEventListener('beforeinput', listen);
    return () => input?.removeEventListener('beforeinput', listen);
  }, [inputRef]);

  return {
    shown: hasFocus || decimal === null ? text : formatDecimal(decimal, least, decimalMark),
    inputProps: {
      ...entry,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') touch();
        const times = stepsByKey[event.key];
        if (isLocked || times === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        step(times);
      },
    },
    enter: () => {
      if (isLocked) return;
      if (decimal !== null) draft(plainDecimal(decimal, least, decimalMark));
      setFocus(true);
    },
    leave: () => {
      setFocus(false);
      touch();
    },
  };
}
