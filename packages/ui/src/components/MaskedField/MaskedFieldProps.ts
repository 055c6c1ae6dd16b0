import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { PastedText } from '../../internal/fields/masks/MaskedValue.ts';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';

export type MaskedFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /** `#` is a place for a digit, `@` for a letter or a digit; the field types everything else by itself. */
    mask: string;
    /** Clean: without punctuation, letters in upper case. */
    value?: string | undefined;
    /** The first value of a field that keeps its own; a reset of the form restores it. */
    defaultValue?: string | undefined;
    /** The clean value after each change, complete or not. */
    onChange?: ((value: string) => void) | undefined;
    /**
     * Reads a text that is pasted, dropped, dictated or filled in as the whole value: its clean value, or a sentence that says why nothing was pasted.
     * The mask alone would make one number of `5299822472.5`. @default the mask takes the characters that fit
     */
    readPaste?: ((text: string) => PastedText | undefined) | undefined;
    /** The field's own message after a paste that it refused, until somebody edits or clears it, so that a form can hold back. */
    onValidityChange?: ((message: string | undefined) => void) | undefined;
    /** An example of the shape; not read as a value. */
    placeholder?: string | undefined;
    /** Which on-screen keyboard opens. @default 'numeric' where the mask takes digits alone, else 'text' */
    inputMode?: 'numeric' | 'text' | undefined;
    /** The autofill of the browser; `off` for a person's numbers. */
    autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  };
