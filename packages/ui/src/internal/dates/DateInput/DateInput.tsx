'use client';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
} from 'react';
import { announce } from '../../base/announce/announce.ts';
import { useMaskedInput } from '../../fields/masks/useMaskedInput.ts';
import { applyMask } from '../../fields/masks/applyMask.ts';
import { isEmptyCell } from '../../fields/masks/isEmptyCell.ts';
import { findDroppedCharacters } from '../../fields/masks/findDroppedCharacters.ts';
import { countFittingCharacters } from '../../fields/masks/countFittingCharacters.ts';
import { mayBeFullValue } from '../../fields/masks/mayBeFullValue.ts';
import { readMask } from '../../fields/masks/readMask.ts';
import { slotsOf } from '../../fields/masks/slots.ts';
import type { DateStep } from '../stepDate.ts';
import type { FieldBaseProps, FieldName } from '../../fields/FieldFrame/FieldName.ts';
import { TextBox } from '../../fields/TextBox/TextBox.tsx';
import { dateBox } from './dateBox.css.ts';
import { dateKind, type InputKind } from './inputKinds.ts';

/** The methods of a box, for the picker around it. */
export interface DateBox {
  /** Replaces the text as one step of Undo. */
  write: (text: string) => void;
}

type DateInputProps = FieldName &
  FieldBaseProps & {
    /** The `data-ui` of the field. */
    dataUi: string;
    /** The kind of text. @default a date */
    kind?: InputKind | undefined;
    text: string;
    /** Whether the last paste was refused. The text is then not completed. */
    isRefused: boolean;
    /** The warning about a paste that changed nothing. */
    pasteWarning: string | undefined;
    /** The masked text, `dd/mm/aaaa` or its beginning. */
    onEdit: (text: string) => void;
    onLeave: () => void;
    /**
     * Returns true if the pasted text was accepted or refused; otherwise its digits are inserted like typed ones.
     * `isOnlyWarning`: a short text was pasted into a complete value without a selection, so a refusal is only a warning.
     */
    onPasteText: (text: string, write: (text: string) => void, isOnlyWarning: boolean) => boolean;
    /** Runs for pasted digits that do not fit. */
    onRefusePaste: (isOnlyWarning: boolean) => void;
    /** Returns the text after an arrow key. */
    stepFrom: (step: DateStep) => string;
    /** Returns the text with the missing month, year or century filled in. Called on blur and on Enter. */
    complete: (text: string) => string;
    onOpen?: (() => void) | undefined;
    /** Runs when the text is complete: after an arrow key, a completion or a choice. */
    onTextCompleted: () => void;
    /** Runs on Enter, before the form is submitted. */
    onCommit: () => void;
    onPress?: (() => void) | undefined;
    placeholder: string;
    autoComplete?: string | undefined;
    /** Buttons in the box, after the input in the Tab order. */
    buttons?: ReactNode;
    /** The submitted value under `name`. */
    iso: string | null;
    inputRef: RefObject<HTMLInputElement | null>;
    boxRef?: Ref<DateBox> | undefined;
  };

/** The box of every field for a date, a time or a month. It accepts digits and adds the punctuation. */
export function DateInput(props: DateInputProps) {
  const {
    kind = dateKind,
    text,
    onEdit,
    onLeave,
    onPasteText,
    onRefusePaste,
    onOpen,
    onTextCompleted,
    onCommit,
    onPress,
    placeholder,
    iso,
    inputRef,
    buttons,
  } = props;
  const messages = kind.useFormatMessages();
  const formatId = useId();
  const isNotEditable = Boolean(props.disabledReason || props.isReadOnly);
  const { mask } = kind;
  const digits = readMask(mask, text);
  const { inputProps, refusedKeys, write, fillIn } = useMaskedInput({
    inputRef,
    mask,
    hasPadding: true,
    value: digits,
    onChange: (next) => onEdit(applyMask(mask, next)),
    isReadOnly: isNotEditable,
    error: props.error,
    takeText: (pasted, isBeside) => takeText(pasted, isBeside),
    onEdit: (pasted, before, after) => {
      if (pasted === null || readMask(mask, pasted) === '') return;
      const dropped = findDroppedCharacters(mask, pasted, before, after);
      if (dropped && dropped.kind !== 'letters') onRefusePaste(isOnlyWarning(pasted, before.start === before.end));
      else if (after.value === before.value) onEdit(text);
    },
  });
  const writeText = (next: string) => {
    write(readMask(mask, next));
    // The mask does not report an unchanged text, but the paste still clears the error of a refused one.
    if (next === text) onEdit(next);
  };
  const isOnlyWarning = (pasted: string, isBeside: boolean) =>
    isBeside &&
    iso !== null &&
    !props.error &&
    !mayBeFullValue(countFittingCharacters(mask, pasted), slotsOf(mask).length);
  const takeText = (pasted: string, isBeside: boolean) => {
    refusedKeys.forget();
    if (!isEmptyCell(pasted)) return onPasteText(pasted, writeText, isOnlyWarning(pasted, isBeside));
    if (text !== '') onRefusePaste(isOnlyWarning(pasted, isBeside));
    else if (props.isRefused) onEdit('');
    return true;
  };
  const forget = () => {
    refusedKeys.forget();
    // Also clears the error or the warning if the edit does not change the text.
    onEdit(text);
  };
  const writeWhole = (next: string) => {
    writeText(next);
    if (next) onTextCompleted();
  };
  useImperativeHandle(props.boxRef, () => ({ write: writeWhole }));
  const complete = () => {
    if (props.isRefused) return;
    const completed = props.complete(text);
    if (completed === text) return;
    writeText(completed);
    announce(messages.completed(completed));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    inputProps.onKeyDown(event);
    if (isNotEditable || event.defaultPrevented) return;
    const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') {
      complete();
      onCommit();
    } else if (sign) {
      event.preventDefault();
      if (event.altKey) onOpen?.();
      else {
        const next = props.stepFrom(event.shiftKey ? { months: sign } : { days: sign });
        writeWhole(next);
        // Screen readers do not read the new text of a box after an arrow key, so it is announced.
        announce(next);
      }
    } else if (kind.separators.includes(event.key)) {
      event.preventDefault();
      if (kind.pad(digits) !== digits) fillIn(kind.pad(digits));
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const input = inputRef.current;
    const isBeside = input?.selectionStart === input?.selectionEnd;
    if (!isNotEditable && takeText(event.clipboardData.getData('text'), isBeside)) event.preventDefault();
  };
  return (
    <div className={dateBox}>
      <TextBox
        {...props}
        warning={refusedKeys.warningWith((refusedKeys.isShown ? undefined : props.pasteWarning) ?? props.warning)}
        submitted={iso ?? ''}
        onForgetRefusal={props.isRefused || (props.pasteWarning && !props.error) ? forget : undefined}
        after={buttons}
        legendId={formatId}
        legend={
          <span id={formatId} hidden>
            {messages.format}
          </span>
        }
        input={{
          ...inputProps,
          ref: inputRef,
          type: 'text',
          inputMode: 'numeric',
          autoComplete: props.autoComplete ?? 'off',
          placeholder,
          onBlur: () => {
            complete();
            onLeave();
          },
          onKeyDown,
          onPaste,
          onPointerDown: (event) => {
            inputProps.onPointerDown();
            if (!isNotEditable && event.pointerType === 'mouse') onPress?.();
          },
        }}
      />
    </div>
  );
}
