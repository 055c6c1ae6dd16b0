'use client';
import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import type { FieldBaseProps, FieldName } from '../../internal/FieldFrame/FieldName.ts';
import { MaskedBox } from './MaskedBox.tsx';

export type MaskedFieldProps = FieldName &
  FieldBaseProps & {
    /** `#` is a place for a digit, `@` for a letter or a digit; the field types everything else by itself. */
    mask: string;
    /** Clean: without punctuation, letters in upper case. */
    value: string;
    /** The clean value after each change, complete or not. */
    onChange: (value: string) => void;
    /** Runs when the focus leaves the field: the moment to check it. */
    onBlur?: (() => void) | undefined;
    /** An example of the shape; not read as a value. */
    placeholder?: string | undefined;
    /** Which on-screen keyboard opens. @default 'numeric' where the mask takes digits alone, else 'text' */
    inputMode?: 'numeric' | 'text' | undefined;
    /** What the browser may fill in; `off` for a person's numbers. */
    autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
    /** Reaches the native element: for a measure or a focus that no prop offers. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** Text of a fixed shape, such as a document or a code. Use `CpfField` and `CnpjField` where they fit, `DateField` for dates. */
export function MaskedField(props: MaskedFieldProps) {
  return <MaskedBox {...props} />;
}
