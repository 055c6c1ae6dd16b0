'use client';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import { useTextBox } from '../../internal/fields/TextBox/TextBox.tsx';
import { limitText } from '../../internal/fields/TextBox/limitText.ts';

export type TextFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /** As typed; trimming is the form's. */
    value?: string | undefined;
    /** The first value of a field that keeps its own; a reset of the form restores it. */
    defaultValue?: string | undefined;
    /** The text as typed, never longer than `maxLength`. */
    onChange?: ((value: string) => void) | undefined;
    /** Characters; what is typed beyond it is ignored, what is pasted is cut. */
    maxLength?: number | undefined;
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
  const { maxLength, placeholder, type = 'text', inputMode, autoComplete, prefixIcon } = props;
  const controlRef = useControlRef(props);
  const [value, change] = useFieldValue(props, { empty: '', controlRef });
  return useTextBox({
    ...props,
    ui: 'text-field',
    before: prefixIcon,
    input: {
      ref: controlRef,
      type,
      value,
      maxLength,
      placeholder,
      inputMode,
      autoComplete,
      // Autofill and scripts may exceed `maxLength`.
      onChange: (event) => change(limitText(event.target.value, maxLength)),
    },
  });
}
