'use client';
import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { applyMask } from './applyMask.ts';
import { charactersBefore, positionAfter } from './maskCaret.ts';
import { caretAt, type MaskState } from './maskEdit.ts';
import { isPaste, maskInput } from './maskInput.ts';
import { pastedCharacters } from './pastedCharacters.ts';
import { readMask } from './readMask.ts';
import { slotsOf } from './slots.ts';
import { typedInto } from './typedInto.ts';
import { useSelectOnEntry } from './useSelectOnEntry.ts';
import { writeAsTyped } from './writeAsTyped.ts';
import { undoKey } from '../undo/undoKey.ts';
import { hasFocus } from '../../base/dom/hasFocus.ts';
import { useRefusedKey } from '../typed/useRefusedKey.ts';
import { isWhereLeft, noSteps, recordStep, takeStep, type UndoSteps } from '../undo/undoSteps.ts';

interface MaskedInputOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  mask: string;
  /** The mask as it is shown for a value, with as many places or fewer: a phone number of eight or nine digits. */
  shapeOf?: ((value: string) => string) | undefined;
  /** A text from elsewhere, without what is no part of the value: `CNPJ: `, `+55`. */
  prepare?: ((text: string) => string) | undefined;
  value: string;
  onChange: (value: string) => void;
  isReadOnly: boolean;
  /** After each edit by the keyboard or the clipboard; `pasted` is null where nothing was. */
  onEdit?: ((pasted: string | null, before: MaskState, after: MaskState) => void) | undefined;
}

/** Edits the clean value, writes the masked text, and keeps the caret after the same character of the value. */
export function useMaskedInput(options: MaskedInputOptions) {
  const { inputRef, mask, value, onChange, isReadOnly, onEdit, shapeOf = () => mask, prepare = String } = options;
  const caret = useRef<MaskState>(null);
  const steps = useRef<UndoSteps<MaskState>>(noSteps);
  // Tells the value that is being written into the box.
  const writing = useRef<() => void>(null);
  // A key that the browser writes by itself, between its two events.
  const typing = useRef<{ key: string | null; after: MaskState }>(null);
  // What an input method is composing stands in the box as it is until it is done.
  const [draft, setDraft] = useState<string>();
  const clean = readMask(mask, value);
  const shape = shapeOf(clean);
  const textOf = (shown: string) => applyMask(shapeOf(shown), shown);
  const text = draft ?? textOf(clean);
  const tellRefused = useRefusedKey();
  const entry = useSelectOnEntry(inputRef, !isReadOnly && clean.length >= slotsOf(shape).length);

  const placeCaret = (state = caret.current) => {
    const input = inputRef.current;
    if (!state || writing.current) return;
    caret.current = null;
    const shown = shapeOf(state.value);
    if (hasFocus(input)) input.setSelectionRange(positionAfter(shown, state.start), positionAfter(shown, state.end));
  };
  useLayoutEffect(() => {
    placeCaret();
  });

  const isTooLong = (written: string) => pastedCharacters(mask, prepare(written)) > slotsOf(mask).length;

  const readState = (): MaskState => ({
    value: clean,
    start: charactersBefore(shape, inputRef.current?.selectionStart ?? text.length),
    end: charactersBefore(shape, inputRef.current?.selectionEnd ?? text.length),
  });

  const show = (state: MaskState) => {
    const input = inputRef.current;
    let told = clean;
    caret.current = state;
    writing.current = () => {
      if (told !== state.value) onChange(state.value);
      told = state.value;
    };
    if (hasFocus(input)) writeAsTyped(input, textOf(state.value));
    writing.current();
    writing.current = null;
    placeCaret();
  };

  const isShown = (state: MaskState) => state.value === clean;
  const record = (after: MaskState, before: MaskState) => {
    // A value that came from elsewhere has no history here.
    const own = isWhereLeft(steps.current, isShown) ? steps.current : noSteps;
    if (after.value !== clean) steps.current = recordStep(own, before, after);
  };
  const edit = (after: MaskState, before: MaskState) => {
    record(after, before);
    show(after);
  };

  const travel = (way: 'undo' | 'redo') => {
    const found = takeStep(steps.current, way, isShown);
    if (!found) return;
    steps.current = found.steps;
    show(found.state);
  };

  /** The keyboard of a phone offers what was copied and writes it as if it were typed. */
  const inputTypeOf = ({ inputType, data }: InputEvent) =>
    inputType === 'insertText' && isTooLong(data ?? '') ? 'insertFromPaste' : inputType;

  const beforeInput = useEffectEvent((event: InputEvent) => {
    if (writing.current) return;
    typing.current = null;
    if (isReadOnly || event.isComposing || !event.cancelable) return;
    const before = readState();
    const type = inputTypeOf(event);
    const isForeign = isPaste(type);
    const data = isForeign && event.data !== null ? prepare(event.data) : event.data;
    const after = maskInput(mask, before, type, data, shape);
    if (!after) return;
    if (after === before && type === 'insertText') tellRefused(String(data));
    record(after, before);
    const box = event.target as HTMLInputElement;
    // A text that stays as it is gets no second event from React, which would leave the key waiting.
    const isChange = type === 'insertText' && after.value !== clean;
    if (isChange && typedInto(box, data) === textOf(after.value)) {
      typing.current = { key: data, after };
      // A caret that is put ends the browser's own step of Undo, so that its menu goes back key by key.
      box.setSelectionRange(box.selectionStart, box.selectionEnd);
    } else {
      event.preventDefault();
      show(after);
    }
    onEdit?.(isForeign ? data : null, before, after);
  });

  // Not after painting: a key may come before that.
  useLayoutEffect(() => {
    const input = inputRef.current;
    input?.addEventListener('beforeinput', beforeInput);
    return () => input?.removeEventListener('beforeinput', beforeInput);
  }, [inputRef]);

  /** For what the browser wrote by itself: autofill, an input method, a script. */
  const readText = (input: HTMLInputElement) => {
    const plain = prepare(input.value);
    const position = (input.selectionStart ?? input.value.length) - (input.value.length - plain.length);
    const start = readMask(mask, plain.slice(0, Math.max(0, position))).length;
    edit(caretAt(readMask(mask, plain), start), caretAt(clean, start));
  };

  /** For a text that comes at once, without a key: autofill or a script. One that is too long is refused as a paste is. */
  const readWritten = (input: HTMLInputElement) => {
    const plain = prepare(input.value);
    if (!isTooLong(plain)) return readText(input);
    const before = caretAt(clean);
    show(before);
    onEdit?.(plain, before, before);
  };

  /** Keeps a text in composition as it is, because the keyboard would write it twice. Its value is already reported. */
  const compose = (input: HTMLInputElement) => {
    setDraft(input.value);
    const next = readMask(mask, input.value);
    if (next === clean) return;
    record(caretAt(next), caretAt(clean));
    onChange(next);
  };

  const readEvent = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // React puts the old text back after an input event that changes nothing, so the value is told here.
    if (writing.current) return writing.current();
    const typed = typing.current;
    typing.current = null;
    const { inputType: type, data } = nativeEvent as Partial<InputEvent>;
    // An event without the key is no answer to it: somebody else has refused the key since.
    if (typed && data === typed.key) {
      const { selectionStart } = target;
      onChange(typed.after.value);
      // An owner that keeps another value moves the caret to the end of that, once React has put its text in.
      queueMicrotask(() => {
        if (target.selectionStart !== selectionStart) placeCaret(typed.after);
      });
    } else if (draft !== undefined) compose(target);
    else if (type === 'historyUndo') travel('undo');
    else if (type === 'historyRedo') travel('redo');
    else if (type === undefined) readWritten(target);
    else readText(target);
  };

  return {
    /** Puts a whole clean value in, as one step that can be undone. */
    write: (next: string) => edit(caretAt(next), readState()),
    inputProps: {
      ...entry,
      value: text,
      onChange: readEvent,
      onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => setDraft(event.currentTarget.value),
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        setDraft(undefined);
        readText(event.currentTarget);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const way = undoKey(event);
        if (isReadOnly || !way) return;
        // The browser has one undo history for the whole page, so its last step may belong to another field.
        event.preventDefault();
        travel(way);
      },
    },
  };
}
