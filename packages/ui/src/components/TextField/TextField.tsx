'use client';
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import type { FieldBaseProps, FieldName } from '../../internal/FieldFrame/FieldName.ts';
import { TextBox } from '../../internal/TextBox/TextBox.tsx';
import { limitText } from '../../internal/TextBox/limitText.ts';

export type TextFieldProps = FieldName &
  FieldBaseProps & {
    /** As typed; trimming is the form's. */
    value: string;
    /** The text as typed, never longer than `maxLength`. */
    onChange: (value: string) => void;
    /** Runs when the focus leaves the field: the moment to check it. */
    onBlur?: (() => void) | undefined;
    /** Characters; what is typed beyond it is ignored, what is pasted is cut. */
    maxLength?: number | undefined;
    /** An example of the expected text; never the only place that says what to type. */
    placeholder?: string | undefined;
    /** Chooses the keyboard of a phone, checks nothing. @default 'text' */
    type?: 'text' | 'email' | 'url' | 'tel' | undefined;
    /** Which on-screen keyboard opens, where `type` does not already say it. */
    inputMode?: 'text' | 'numeric' | 'email' | 'url' | 'tel' | undefined;
    /** What the browser may fill in; `off` for a person's numbers. */
    autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
    /** 18 px, before the text; decoration only. */
    prefixIcon?: ReactNode;
    /** Reaches the native element: for a measure or a focus that no prop offers. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** One line of text. Use `MaskedField` for documents and codes, `DateField` for dates. */
export function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    maxLength,
    placeholder,
    type = 'text',
    inputMode,
    autoComplete,
    prefixIcon,
    ref,
  } = props;
  return (
    <TextBox
      {...props}
      before={prefixIcon}
      input={{
        ref,
        type,
        value,
        maxLength,
        placeholder,
        inputMode,
        autoComplete,
        // Autofill and scripts may pass `maxLength` by.
        onChange: (event) => onChange(limitText(event.target.value, maxLength)),
        onBlur,
      }}
    />
  );
}
