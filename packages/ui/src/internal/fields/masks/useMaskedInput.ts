'use client';
import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { hasFocus } from '../../base/focus/hasFocus.ts';
import { useFormEvents } from '../FieldFrame/useFormEvents.ts';
import { useRefusedKeys } from '../typed/useRefusedKeys.ts';
import { undoKey } from '../undo/undoKey.ts';
import { findKeyProblem } from './findKeyProblem.ts';
import { positionAfter } from './maskCaret.ts';
import type { MaskState } from './maskEdit.ts';
import { isBulkInsert } from './isBulkInsert.ts';
import type { PastedText } from './MaskedValue.ts';
import { createMaskSession, maskedText, type MaskEdit } from './maskSession.ts';
import { readMask } from './readMask.ts';
import { slotsOf } from './slots.ts';
import { createTypedKeys } from './typedKeys.ts';
import { useSelectOnEntry } from './useSelectOnEntry.ts';
import { setValueKeepingUndo } from './setValueKeepingUndo.ts';

interface MaskedInputOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  mask: string;
  /** The mask that shows a value, with as many slots as `mask` or fewer: a phone number has eight or nine digits. */
  shapeOf?: ((value: string) => string) | undefined;
  /** Removes text that does not belong to the value: `CNPJ: `, `+55`. */
  prepare?: ((text: string) => string) | undefined;
  /** Reads a text that replaces the whole value, after `prepare` and as it was pasted. Returns undefined to let the mask read it. */
  readPaste?: ((text: string, pasted: string) => PastedText | undefined) | undefined;
  /** Why the keys that were typed into the empty box are not its value; undefined for keys that may become one. */
  refuseTyped?: ((keys: string) => string | undefined) | undefined;
  /** Runs with the reason of `refuseTyped`. */
  onRefusedKeys?: ((reason: string, before: MaskState, after: MaskState) => void) | undefined;
  /**
   * Handles a text that arrives in one event, as a paste does. Returns false to let the mask read it. `isBeside`: nothing was selected, so the
   * text replaces nothing.
   */
  takeText?: ((text: string, isBeside: boolean) => boolean) | undefined;
  /** Whether a separator adds zeros, as in a date: all places may be filled though a digit was left out. */
  hasPadding?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
  isReadOnly: boolean;
  /** The error that the field shows. */
  error: string | undefined;
  /** Runs after each edit by the keyboard or the clipboard; `pasted` is null unless text was pasted. */
  onEdit?: ((pasted: string | null, before: MaskState, after: MaskState, reason?: string) => void) | undefined;
  /** A point or comma was typed where the mask has none. */
  onStrayMark?: ((mark: string, before: MaskState) => void) | undefined;
}

const noPasteReader = () => undefined;
const noTextHandler = () => false;

/** Edits the clean value, writes the masked text, and keeps the caret after the same character. */
export function useMaskedInput(options: MaskedInputOptions) {
  const { inputRef, mask, value, onChange, isReadOnly, onEdit, shapeOf = () => mask, prepare = String } = options;
  const { readPaste = noPasteReader, takeText = noTextHandler } = options;
  const [session] = useState(createMaskSession);
  const [typedKeys] = useState(createTypedKeys);
  // The text of a running composition, which must not change until the composition ends.
  const [composition, setComposition] = useState<string>();
  const clean = readMask(mask, value);
  const now = { mask, shapeOf, prepare, readPaste, clean, isReadOnly };
  const refusedKeys = useRefusedKeys({ inputRef, value: clean, error: options.error, isNotEditable: isReadOnly });
  useFormEvents(inputRef, () => {
    refusedKeys.forget();
    typedKeys.forget();
  });
  const entry = useSelectOnEntry(inputRef, !isReadOnly && clean.length >= slotsOf(shapeOf(clean)).length);

  const placeCaret = () => {
    const input = inputRef.current;
    const state = session.takeCaret();
    if (!state || !hasFocus(input)) return;
    const shown = shapeOf(state.value);
    input.setSelectionRange(positionAfter(shown, state.start), positionAfter(shown, state.end));
  };
  useLayoutEffect(() => {
    placeCaret();
  });

  const reportWritten = () => {
    const written = session.takeUnreported();
    if (written !== null) onChange(written);
  };

  const show = (state: MaskState | null) => {
    if (!state) return;
    const input = inputRef.current;
    session.startWriting(now, state);
    if (hasFocus(input)) setValueKeepingUndo(input, maskedText(now, state.value));
    reportWritten();
    session.endWriting();
    placeCaret();
  };

  const followKeys = ({ value: kept }: MaskState) =>
    refusedKeys.follow(kept, !options.hasPadding && kept.length >= slotsOf(shapeOf(kept)).length);

  /** Runs after the text is in the box. */
  const report = ({ before, after, pasted, reason, refused }: MaskEdit, isKey: boolean) => {
    // A key that changes nothing is not reported.
    if (refused === null || after !== before) {
      if (pasted === null) followKeys(after);
      else refusedKeys.forget();
      onEdit?.(pasted, before, after, reason);
    }
    if (refused === null) return;
    const problem = findKeyProblem(mask, shapeOf(after.value), after, refused);
    if (problem) refusedKeys.tell(after.value, !isKey, problem);
    if (problem === 'noMark') options.onStrayMark?.(refused, before);
  };

  const followTyped = ({ before, after }: MaskEdit, { inputType, data }: InputEvent) => {
    if (inputType.startsWith('delete')) return typedKeys.cut(mask, after.value);
    if (inputType !== 'insertText' || data === null || data.length > 1) return typedKeys.forget();
    const keys = typedKeys.add(before, after, data);
    const reason = keys === undefined ? undefined : options.refuseTyped?.(keys);
    if (reason === undefined) return undefined;
    typedKeys.refuse();
    return options.onRefusedKeys?.(reason, before, after);
  };

  const beforeInput = useEffectEvent((event: InputEvent) => {
    const box = event.target as HTMLInputElement;
    const isOpen = !isReadOnly && !event.isComposing && event.cancelable;
    const isBeside = box.selectionStart === box.selectionEnd;
    if (isOpen && isBulkInsert(event) && event.data !== null && takeText(event.data, isBeside))
      return event.preventDefault();
    const edit = session.press(now, box, event);
    if (!edit) return;
    if (edit.isNativeInsert) {
      // Setting the selection closes the browser’s undo group, so that Undo in its menu goes back key by key.
      box.setSelectionRange(box.selectionStart, box.selectionEnd);
    } else {
      event.preventDefault();
      show(edit.after);
    }
    report(edit, true);
    followTyped(edit, event);
  });

  // A layout effect: a key may arrive before a passive effect runs.
  useLayoutEffect(() => {
    const input = inputRef.current;
    input?.addEventListener('beforeinput', beforeInput);
    return () => input?.removeEventListener('beforeinput', beforeInput);
  }, [inputRef]);

  const readEvent = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // React puts the old text back after an input event that changes nothing, so the value is reported here.
    if (session.isWriting()) return reportWritten();
    const { inputType, data } = nativeEvent as Partial<InputEvent>;
    const isComposing = composition !== undefined;
    const isForeign = inputType === undefined || isBulkInsert({ inputType, data: data ?? null });
    if (isForeign && !isComposing && !session.hasWritten(target.value) && takeText(target.value, false))
      return undefined;
    const reading = session.read(now, target, { inputType, data, isComposing });
    switch (reading?.type) {
      case 'typed': {
        const { selectionStart } = target;
        followKeys(reading.after);
        onChange(reading.after.value);
        // If the parent stores another value, the caret is at its end once React has written it.
        return queueMicrotask(() => {
          if (target.selectionStart === selectionStart) return;
          session.keepCaret(reading.after);
          placeCaret();
        });
      }
      case 'composed':
        setComposition(target.value);
        if (reading.value !== clean) onChange(reading.value);
        return undefined;
      case 'refused':
        show(reading.state);
        refusedKeys.forget();
        // The text would have replaced the whole value.
        return onEdit?.(reading.pasted, { ...reading.state, start: 0 }, reading.state, reading.reason);
      case 'written':
        return show(reading.state);
    }
  };

  return {
    /** The state of the warning about typed characters that were refused. */
    refusedKeys,
    /** Replaces the whole clean value, as one step of Undo. */
    write: (next: string) => {
      refusedKeys.forget();
      show(session.replace(now, inputRef.current, next));
    },
    /** Adds the zeros of a separator. The warning about a character that was left out stays. */
    fillIn: (next: string) => {
      refusedKeys.follow(next, false);
      show(session.replace(now, inputRef.current, next));
    },
    inputProps: {
      ...entry,
      value: composition ?? maskedText(now, clean),
      onChange: readEvent,
      onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        session.startComposition(now, currentTarget);
        setComposition(currentTarget.value);
      },
      onCompositionEnd: ({ currentTarget, data }: CompositionEvent<HTMLInputElement>) => {
        setComposition(undefined);
        const edit = session.endComposition(now, currentTarget, data);
        if (edit.pasted !== null) {
          show(edit.before);
          if (takeText(data, edit.before.start === edit.before.end)) return;
        }
        session.record(edit);
        show(edit.after);
        report(edit, [...data].length === 1);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const way = undoKey(event);
        if (isReadOnly || !way) return;
        // The browser has one undo history for the whole page, so its last step may belong to another field.
        event.preventDefault();
        show(session.undoOrRedo(now, way));
      },
    },
  };
}
