'use client';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useState } from 'react';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import { useTextBox } from '../../internal/fields/TextBox/TextBox.tsx';
import type { PastedText } from '../../internal/fields/masks/MaskedValue.ts';
import { limitText } from '../../internal/fields/TextBox/limitText.ts';
import { PasteReader, type Refusal } from './PasteReader.tsx';

export type TextFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /** As typed; trimming is the form's. */
    value?: string | undefined;
    /** The first value of a field that keeps its own; a reset of the form restores it. */
    defaultValue?: string | undefined;
    /** The text as typed, never longer than `maxLength`. */
    onChange?: ((value: string) => void) | undefined;
    /** Characters; what is typed beyond it is ignored, what is pasted is cut, or refused where there is `readPaste`. */
    maxLength?: number | undefined;
    /**
     * Reads a text that is pasted, dropped, dictated or filled in as the whole value: its value, or a sentence that says why nothing was pasted. For a number
     * that a spreadsheet may have changed. @default the text goes in as it is
     */
    readPaste?: ((text: string) => PastedText | undefined) | undefined;
    /** The field's own message after a paste that it refused, until somebody edits or clears it, so that a form can hold back. */
    onValidityChange?: ((message: string | undefined) => void) | undefined;
    /** An example of the expected text; never the only place that says what to type. */
    placeholder?: string | undefined;
    /** Chooses the keyboard of a phone, checks nothing. @default 'text' */
    type?: 'text' | 'email' | 'url' | 'tel' | undefined;
    /** Which on-screen keyboard opens, where `type` does not already say it. */
    inputMode?: 'text' | 'numeric' | 'email' | 'url' | 'tel' | undefined;
    /** The autofill of the browser; `off` for a person's numbers. */
    autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
    /** 18 px, before the text; decoration only. */
    prefixIcon?: ReactNode;
  };

/** One line of text. Use `MaskedField` for documents and codes, `DateField` for dates. */
export function TextField(props: TextFieldProps) {
  const { maxLength, placeholder, type = 'text', inputMode, autoComplete, prefixIcon, readPaste } = props;
  const controlRef = useControlRef(props);
  const [refusal, setRefusal] = useState<Refusal>();
  // The text of an input method may be longer than `maxLength` until it ends; a shorter one put in its place would end it.
  const [composed, setComposed] = useState<string>();
  const [value, change] = useFieldValue(props, {
    empty: '',
    controlRef,
    dropDraft: () => {
      setRefusal(undefined);
      setComposed(undefined);
    },
  });
  const isNotEditable = Boolean(props.disabledReason || props.isReadOnly);
  // The owner has put another value in, and the former one may come back later; or nobody can edit the field any more.
  if (refusal && (isNotEditable || refusal.above !== value)) setRefusal(undefined);
  // Who pasted a number means neither the one that stands there nor none.
  const refused = refusal?.above === value && !isNotEditable ? refusal.reason : undefined;
  return useTextBox({
    ...props,
    dataUi: 'text-field',
    before: prefixIcon,
    error: refused ?? props.error,
    onForgetRefusal: refused !== undefined && value === '' ? () => setRefusal(undefined) : undefined,
    submitted: refused === undefined ? undefined : '',
    legend: readPaste && (
      <PasteReader
        inputRef={controlRef}
        isNotEditable={isNotEditable}
        maxLength={maxLength}
        readPaste={readPaste}
        value={value}
        onRead={setRefusal}
        error={refused}
        onValidityChange={props.onValidityChange}
      />
    ),
    input: {
      ref: controlRef,
      type,
      value: composed ?? value,
      maxLength,
      placeholder,
      inputMode,
      autoComplete,
      // Autofill and scripts may exceed `maxLength`.
      onChange: ({ target, nativeEvent }) => {
        const text = limitText(target.value, maxLength);
        const { isComposing } = nativeEvent as Partial<InputEvent>;
        setComposed(isComposing && text !== target.value ? target.value : undefined);
        setRefusal(undefined);
        change(text);
      },
      onCompositionEnd: () => setComposed(undefined),
    },
  });
}
