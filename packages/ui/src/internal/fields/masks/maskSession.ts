import { isWhereLeft, noSteps, recordStep, takeStep, type UndoSteps } from '../undo/undoSteps.ts';
import { applyMask } from './applyMask.ts';
import { charactersBefore } from './maskCaret.ts';
import { caretAt, type MaskState } from './maskEdit.ts';
import { isPaste, maskInput } from './maskInput.ts';
import { countFittingCharacters } from './countFittingCharacters.ts';
import { readMask } from './readMask.ts';
import { slotsOf } from './slots.ts';
import { textAfterInsert } from './textAfterInsert.ts';

/** The clean value of a text that was pasted, dropped or filled in, or the sentence that refuses it. */
export type PastedText =
  | {
      /** Clean, as the field reports it. */
      value: string;
    }
  | {
      /** A sentence for the user, which stands below the field. */
      refused: string;
    };

/** The box with the parent's current value. */
export interface MaskedValue {
  mask: string;
  /** The mask that is shown for a value, with as many slots or fewer: a phone number of eight or nine digits. */
  shapeOf: (value: string) => string;
  /** Removes text that does not belong to the value: `CNPJ: `, `+55`. */
  prepare: (text: string) => string;
  /** Reads a text that would be the whole value; undefined leaves it to the mask. */
  readPaste: (text: string) => PastedText | undefined;
  /** Without punctuation, and without characters that fit no slot. */
  clean: string;
  isReadOnly: boolean;
}

export type TextBox = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/** The effect of a key, a paste or a deletion. */
interface MaskEdit {
  before: MaskState;
  after: MaskState;
  /** The text that came at once; null where a key came. */
  pasted: string | null;
  /** Why `readPaste` refused it. */
  reason?: string | undefined;
  /** A character that was typed and changes nothing. */
  refused: string | null;
  /** The browser inserts the same text by itself; the `input` event after it reports the value. */
  isNativeInsert: boolean;
}

/** The edit that an `input` event requests. */
type MaskReading =
  /** The browser has inserted the key by itself: the value is reported. */
  | { type: 'typed'; after: MaskState }
  /** An input method is composing: its text stands in the box as it is, and its value is reported. */
  | { type: 'composed'; value: string }
  | { type: 'written'; state: MaskState }
  /** A text without a key is too long, or was refused by `readPaste`: the box shows its old value again. */
  | { type: 'refused'; pasted: string; reason?: string | undefined; state: MaskState }
  | null;

interface InputReading {
  /** Undefined for an `input` event of autofill or of a script. */
  inputType: string | undefined;
  data: string | null | undefined;
  isComposing: boolean;
}

export const maskedText = ({ shapeOf }: MaskedValue, value: string) => applyMask(shapeOf(value), value);

/** The value, with the selection of the box. */
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

/** Whether several characters come at once, by whichever way that can not be a single key. */
const isAtOnce = ({ inputType, data }: Pick<InputEvent, 'inputType' | 'data'>): boolean =>
  isPaste(inputType) || (inputType === 'insertText' && [...(data ?? '')].length > 1);

/**
 * The life of one masked box between its events, without a browser: what a key becomes, which key the browser writes by
 * itself, what is still to be reported, where the caret goes, and the steps of Undo.
 */
export function createMaskSession() {
  let steps: UndoSteps<MaskState> = noSteps;
  /** Where the caret goes once the text is in the box. */
  let caret: MaskState | null = null;
  /** A value that the session writes into the box; the write fires an event. */
  let writing: { value: string; reported: string } | null = null;
  /** A key that the browser inserts by itself, between its two events. */
  let nativeInsert: { key: string | null; after: MaskState } | null = null;

  function record({ clean }: MaskedValue, before: MaskState, after: MaskState) {
    if (after.value === clean) return;
    // A value that the parent set has no history here.
    const own = isWhereLeft(steps, ({ value }) => value === clean) ? steps : noSteps;
    steps = recordStep(own, before, after);
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
    record(now, caretAt(now.clean, start), after);
    return after;
  }

  /** Replaces the whole value, as one step of Undo. */
  function replace(now: MaskedValue, box: TextBox | null, value: string): MaskState {
    const after = caretAt(value);
    record(now, readState(now, box), after);
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
      if (now.isReadOnly || event.isComposing || !event.cancelable) return null;
      const selection = readState(now, box);
      // The keyboard of a phone, and dictation, write several characters at once as if they were typed.
      const isTyped = event.inputType === 'insertText' && !isAtOnce(event);
      const type = event.inputType === 'insertText' && !isTyped ? 'insertFromPaste' : event.inputType;
      const isForeign = isPaste(type);
      const plain = isForeign && event.data !== null ? now.prepare(event.data) : event.data;
      // A text with as many characters as the mask has places replaces everything, wherever the caret is.
      const isWhole =
        isForeign &&
        plain !== null &&
        ((selection.start === 0 && selection.end === now.clean.length) ||
          readMask(now.mask, plain).length === slotsOf(now.mask).length);
      const pastedText = isWhole ? now.readPaste(plain) : undefined;
      // The value that was read may be shorter than its text; it replaces everything all the same.
      const before = pastedText ? { value: now.clean, start: 0, end: now.clean.length } : selection;
      if (pastedText && 'refused' in pastedText) {
        return {
          before,
          after: before,
          pasted: plain,
          reason: pastedText.refused,
          refused: null,
          isNativeInsert: false,
        };
      }
      const data = pastedText?.value ?? plain;
      const after = maskInput(now.mask, before, type, data, now.shapeOf(now.clean));
      if (!after) return null;
      record(now, before, after);
      // If the value does not change, React fires no `input` event and `nativeInsert` would never be cleared.
      const isNativeInsert =
        isTyped && after.value !== now.clean && textAfterInsert(box, data) === maskedText(now, after.value);
      if (isNativeInsert) nativeInsert = { key: data, after };
      const refused = isTyped && after === before ? data : null;
      return { before, after, pasted: isForeign ? data : null, refused, isNativeInsert };
    },

    /** An `input` event, after `takeUnreported` had nothing to do with it. */
    read(now: MaskedValue, box: TextBox, { inputType, data, isComposing }: InputReading): MaskReading {
      const typed = nativeInsert;
      nativeInsert = null;
      // An `input` event with other data: another listener has cancelled the key.
      if (typed && data === typed.key) return { type: 'typed', after: typed.after };
      if (isComposing) {
        // The keyboard would write the text twice if the mask changed it now.
        const value = readMask(now.mask, box.value);
        record(now, caretAt(now.clean), caretAt(value));
        return { type: 'composed', value };
      }
      if (inputType === 'historyUndo' || inputType === 'historyRedo') {
        const state = undoOrRedo(now, inputType === 'historyUndo' ? 'undo' : 'redo');
        return state && { type: 'written', state };
      }
      // Text that arrives at once, without a key, is read and refused as a paste is.
      if (inputType === undefined || isAtOnce({ inputType, data: data ?? null })) {
        const pasted = now.prepare(box.value);
        const state = caretAt(now.clean);
        const whole = now.readPaste(pasted);
        if (whole && 'refused' in whole) return { type: 'refused', pasted, reason: whole.refused, state };
        if (isTooLong(now, whole?.value ?? box.value)) return { type: 'refused', pasted, state };
        if (whole) return { type: 'written', state: replace(now, box, readMask(now.mask, whole.value)) };
      }
      return { type: 'written', state: readText(now, box) };
    },

    readText,
    undoOrRedo,

    replace,

    isWriting: () => writing !== null,

    startWriting({ clean }: MaskedValue, state: MaskState) {
      caret = state;
      writing = { value: state.value, reported: clean };
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

    /** Where the caret goes now, once; not in the middle of writing. */
    takeCaret(): MaskState | null {
      if (writing) return null;
      const taken = caret;
      caret = null;
      return taken;
    },
  };
}
