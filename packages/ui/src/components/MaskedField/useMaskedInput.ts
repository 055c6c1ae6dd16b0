'use client';
import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { applyMask } from './applyMask.ts';
import { charactersBefore, positionAfter } from './maskCaret.ts';
import type { MaskState } from './maskEdit.ts';
import { type EditKind, emptyHistory, record, redo, undo } from './maskHistory.ts';
import { maskInput } from './maskInput.ts';
import { readMask } from './readMask.ts';
import { stripLabel } from './stripLabel.ts';

export interface MaskedInputOptions {
  mask: string;
  value: string;
  onChange: (value: string) => void;
  isReadOnly: boolean;
}

/** Edits the clean value, writes the masked text, and keeps the caret after the same character of the value. */
export function useMaskedInput({ mask, value, onChange, isReadOnly }: MaskedInputOptions) {
  const inputRef = useRef<HTMLInputElement>(null);
  const caret = useRef<MaskState>(null);
  const history = useRef({ ...emptyHistory, value: '' });
  // What an input method is composing stands in the box as it is until it is done.
  const [draft, setDraft] = useState<string>();
  const clean = readMask(mask, value);
  const text = draft ?? applyMask(mask, clean);

  const placeCaret = () => {
    const input = inputRef.current;
    const state = caret.current;
    caret.current = null;
    if (!input || !state || input.ownerDocument.activeElement !== input) return;
    input.setSelectionRange(positionAfter(mask, state.start), positionAfter(mask, state.end));
  };
  useLayoutEffect(placeCaret);

  const readState = (): MaskState => ({
    value: clean,
    start: charactersBefore(mask, inputRef.current?.selectionStart ?? text.length),
    end: charactersBefore(mask, inputRef.current?.selectionEnd ?? text.length),
  });

  const show = (state: MaskState) => {
    caret.current = state;
    history.current.value = state.value;
    if (state.value === clean) placeCaret();
    else onChange(state.value);
  };

  // A value that came from elsewhere has no history here.
  const readHistory = () => (history.current.value === clean ? history.current : emptyHistory);

  const edit = (kind: EditKind, after: MaskState, before = readState()) => {
    if (after.value !== clean) {
      history.current = { ...record(readHistory(), { kind, before, after }), value: after.value };
    }
    show(after);
  };

  const travel = (step: typeof undo) => {
    const found = step(readHistory(), readState());
    if (!found) return;
    history.current = { ...found.history, value: found.state.value };
    show(found.state);
  };

  const beforeInput = useEffectEvent((event: InputEvent) => {
    if (isReadOnly || event.isComposing || !event.cancelable) return;
    if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
      event.preventDefault();
      travel(event.inputType === 'historyUndo' ? undo : redo);
      return;
    }
    const result = maskInput(mask, readState(), event.inputType, event.data);
    if (!result) return;
    event.preventDefault();
    edit(result.kind, result.after);
  });

  useEffect(() => {
    const input = inputRef.current;
    const listen = (event: InputEvent) => beforeInput(event);
    input?.addEventListener('beforeinput', listen);
    return () => input?.removeEventListener('beforeinput', listen);
  }, []);

  /** For what the browser wrote by itself: autofill, an input method, a script. */
  const readText = (input: HTMLInputElement) => {
    const plain = stripLabel(mask, input.value);
    const cut = input.value.length - plain.length;
    const start = readMask(
      mask,
      plain.slice(0, Math.max(0, (input.selectionStart ?? input.value.length) - cut)),
    ).length;
    edit('replace', { value: readMask(mask, plain), start, end: start }, { value: clean, start, end: start });
  };

  return {
    inputRef,
    inputProps: {
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (draft === undefined) readText(event.target);
        else setDraft(event.target.value);
      },
      onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => setDraft(event.currentTarget.value),
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        setDraft(undefined);
        readText(event.currentTarget);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const key = event.key.toLowerCase();
        if (isReadOnly || event.altKey || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
        // The browser offers undo only for what it wrote itself, so the keys are answered here.
        event.preventDefault();
        travel(key === 'y' || event.shiftKey ? redo : undo);
      },
    },
  };
}
