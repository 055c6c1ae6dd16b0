import { isAtLatestState, noSteps, recordStep, takeStep, type UndoSteps } from '../undo/undoSteps.ts';
import { applyMask } from './applyMask.ts';
import { charactersBefore } from './maskCaret.ts';
import { caretAt, findRefused, type MaskState } from './maskEdit.ts';
import { beginComposition, type Composition, findComposedRange, followComposition } from './composition.ts';
import { insertBulk, insertComposed, type Insertion } from './insertBulk.ts';
import { isBulkInsert } from './isBulkInsert.ts';
import { maskInput } from './maskInput.ts';
import type { MaskedValue } from './MaskedValue.ts';
import { countFittingCharacters } from './countFittingCharacters.ts';
import { readMask } from './readMask.ts';
import { slotsOf } from './slots.ts';
import { textAfterInsert } from './textAfterInsert.ts';

export type TextBox = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/** The result of a key, a paste, a deletion or a composed text. */
export interface MaskEdit extends Insertion {
  /** A typed character that was dropped. Others of the same text may be inserted. */
  refused: string | null;
  /** Whether the browser inserts the text itself; the following `input` event then reports the value. */
  isNativeInsert: boolean;
}

/** The result of an `input` event. */
type MaskReading =
  /** The browser has inserted the key itself; the new value has to be reported. */
  | { type: 'typed'; after: MaskState }
  /** An input method is composing: the text of the box must not change, and the value has to be reported. */
  | { type: 'composed'; value: string }
  | { type: 'written'; state: MaskState }
  /** A text that was not typed is too long or refused by `readPaste`: the box shows its old value again. */
  | { type: 'refused'; pasted: string; reason?: string | undefined; state: MaskState }
  | null;

interface InputReading {
  /** Undefined for an `input` event of autofill or of a script. */
  inputType: string | undefined;
  data: string | null | undefined;
  isComposing: boolean;
}

export const maskedText = ({ shapeOf }: MaskedValue, value: string) => applyMask(shapeOf(value), value);

/** The value with the selection of the box. */
function readState(now: MaskedValue, box: TextBox | null): MaskState {
  const { clean, shapeOf } = now;
  const shape = shapeOf(clean);
  const end = maskedText(now, clean).length;
  return {
    value: clean,
    start: charactersBefore(shape, box?.selectionStart ?? end),
    end: charactersBefore(shape, box?.selectionEnd ?? end),
  };
}

const isTooLong = ({ mask, prepare }: MaskedValue, text: string) =>
  countFittingCharacters(mask, prepare(text)) > slotsOf(mask).length;

/**
 * The state of one masked box between events, without the DOM: how each key edits the value, whether the browser inserts the key itself, which
 * value is not reported yet, where the caret goes, and the steps of Undo.
 */
export function createMaskSession() {
  let steps: UndoSteps<MaskState> = noSteps;
  /** The position of the caret after the next write. */
  let caret: MaskState | null = null;
  /** A value that the session writes into the box; the write fires an event. */
  let writing: { value: string; reported: string } | null = null;
  /** The text of the last write, until the next key. WebKit fires its event after the write has ended. */
  let written: string | null = null;
  /** A key that the browser inserts by itself, between its two events. */
  let nativeInsert: { key: string | null; after: MaskState } | null = null;
  let composition: Composition | null = null;

  function record({ before, after }: Pick<Insertion, 'before' | 'after'>) {
    if (after.value === before.value) return;
    // A value that the parent has set cannot be undone.
    const validSteps = isAtLatestState(steps, ({ value }) => value === before.value) ? steps : noSteps;
    steps = recordStep(validSteps, before, after);
  }

  /** The state after Undo or Redo. */
  function undoOrRedo({ clean }: MaskedValue, way: 'undo' | 'redo'): MaskState | null {
    const found = takeStep(steps, way, ({ value }) => value === clean);
    if (found) steps = found.steps;
    return found?.state ?? null;
  }

  /** Text that autofill, an input method or a script wrote into the box. */
  function readText(now: MaskedValue, { value: text, selectionStart }: TextBox): MaskState {
    const plain = now.prepare(text);
    const position = (selectionStart ?? text.length) - (text.length - plain.length);
    const start = readMask(now.mask, plain.slice(0, Math.max(0, position))).length;
    const after = caretAt(readMask(now.mask, plain), start);
    record({ before: caretAt(now.clean, start), after });
    return after;
  }

  /** Replaces the whole value, as one step of Undo. */
  function replace(now: MaskedValue, box: TextBox | null, value: string): MaskState {
    const after = caretAt(value);
    record({ before: readState(now, box), after });
    return after;
  }

  return {
    /** A `beforeinput` event; null if the browser has to handle it. */
    press(
      now: MaskedValue,
      box: TextBox,
      event: Pick<InputEvent, 'inputType' | 'data' | 'isComposing' | 'cancelable'>,
    ): MaskEdit | null {
      if (writing) return null;
      nativeInsert = null;
      written = null;
      if (now.isReadOnly || event.isComposing || !event.cancelable) return null;
      const selection = readState(now, box);
      const { data } = event;
      if (isBulkInsert(event)) {
        if (data === null) return null;
        const edit = insertBulk(now, selection, data);
        record(edit);
        return { ...edit, refused: null, isNativeInsert: false };
      }
      const after = maskInput(now.mask, selection, event.inputType, data, now.shapeOf(now.clean));
      if (!after) return null;
      record({ before: selection, after });
      const isTyped = event.inputType === 'insertText';
      // If the value does not change, React fires no `input` event and `nativeInsert` would never be cleared.
      const isNativeInsert =
        isTyped && after.value !== now.clean && textAfterInsert(box, data) === maskedText(now, after.value);
      if (isNativeInsert) nativeInsert = { key: data, after };
      const refused = isTyped && after === selection ? data : null;
      return { before: selection, after, pasted: null, refused, isNativeInsert };
    },

    /** An `input` event that is not caused by the session's own write. */
    read(now: MaskedValue, box: TextBox, { inputType, data, isComposing }: InputReading): MaskReading {
      const typed = nativeInsert;
      nativeInsert = null;
      // Other data than that of the key means that another listener has cancelled the key.
      if (typed && data === typed.key) return { type: 'typed', after: typed.after };
      if (isComposing) {
        composition = composition && followComposition(composition, box.value);
        // If the mask changed the text now, the keyboard would insert it twice. A text that arrives in one event is read at the end.
        return { type: 'composed', value: composition?.isBulk ? now.clean : readMask(now.mask, box.value) };
      }
      if (inputType === 'historyUndo' || inputType === 'historyRedo') {
        const state = undoOrRedo(now, inputType === 'historyUndo' ? 'undo' : 'redo');
        return state && { type: 'written', state };
      }
      // A text that arrives in one event is read, or refused, as a paste.
      if (inputType === undefined || isBulkInsert({ inputType, data: data ?? null })) {
        const pasted = now.prepare(box.value);
        const state = caretAt(now.clean);
        const fullValue = now.readPaste(pasted, box.value);
        if (fullValue && 'refused' in fullValue) return { type: 'refused', pasted, reason: fullValue.refused, state };
        if (isTooLong(now, fullValue?.value ?? box.value)) return { type: 'refused', pasted, state };
        if (fullValue) return { type: 'written', state: replace(now, box, readMask(now.mask, fullValue.value)) };
      }
      return { type: 'written', state: readText(now, box) };
    },

    startComposition({ clean }: MaskedValue, box: TextBox) {
      composition = beginComposition(box, clean);
    },

    /**
     * Inserts the composed text into the former text of the box: key by key, or as a paste if it arrived in one event. The caller records
     * the step of Undo.
     */
    endComposition(now: MaskedValue, box: TextBox, data: string): MaskEdit {
      const begun = composition;
      composition = null;
      const range = begun && findComposedRange(begun.text, box, data);
      if (!range) {
        const after = readText(now, box);
        return { before: after, after, pasted: null, refused: null, isNativeInsert: false };
      }
      const { clean } = begun;
      const shape = now.shapeOf(clean);
      const selection = {
        value: clean,
        start: charactersBefore(shape, range.start),
        end: charactersBefore(shape, range.end),
      };
      const edit = (begun.isBulk ? insertBulk : insertComposed)({ ...now, clean }, selection, data);
      const refused = edit.pasted === null ? findRefused(now.mask, edit.before, now.prepare(data)) : undefined;
      return { ...edit, refused: refused ?? null, isNativeInsert: false };
    },

    record,
    undoOrRedo,
    replace,

    isWriting: () => writing !== null,

    hasWritten: (text: string): boolean => text === written,

    startWriting(now: MaskedValue, state: MaskState) {
      caret = state;
      writing = { value: state.value, reported: now.clean };
      written = maskedText(now, state.value);
    },

    /** The value that is being written, unless it has been reported already. */
    takeUnreported(): string | null {
      if (!writing || writing.value === writing.reported) return null;
      writing.reported = writing.value;
      return writing.value;
    },

    endWriting() {
      writing = null;
    },

    keepCaret(state: MaskState) {
      caret = state;
    },

    /** The position of the caret after an edit, returned once; null while the session is writing. */
    takeCaret(): MaskState | null {
      if (writing) return null;
      const taken = caret;
      caret = null;
      return taken;
    },
  };
}
