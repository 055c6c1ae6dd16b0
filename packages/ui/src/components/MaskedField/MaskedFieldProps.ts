import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { PastedText } from '../../internal/fields/masks/MaskedValue.ts';
import type {
  ControlRefProps,
  FieldBaseProps,
  FieldName,
  HoldingProps,
} from '../../internal/fields/FieldFrame/FieldName.ts';

export type MaskedFieldProps = FieldName &
  FieldBaseProps &
  HoldingProps &
  ControlRefProps & {
    /** `#` is a slot for a digit, `@` for a letter or a digit; the field inserts everything else itself. */
    mask: string;
    /** Without punctuation, letters in upper case. */
    value?: string | undefined;
    /** The initial value of an uncontrolled field. A form reset restores it. */
    defaultValue?: string | undefined;
    /** Runs with the value without punctuation after each change, complete or not. */
    onChange?: ((value: string) => void) | undefined;
    /**
     * Reads a text that is pasted, dropped, dictated or autofilled as the whole value. Returns the clean value, or a sentence that explains why
     * nothing was pasted. The mask alone would ignore the point of `5299822472.5`. `text` is without the field's own name before the number
     * (`CPF: `), `pasted` is the whole text. @default the mask keeps the characters that fit
     */
    readPaste?: ((text: string, pasted: string) => PastedText | undefined) | undefined;
    /**
     * Reads the keys that were typed one after the other into the empty field, after each of them, with the punctuation that the mask leaves
     * out. Returns a sentence that explains why they are not the value: `(11) 98765-4321` has as many digits as a CPF.
     */
    refuseTyped?: ((keys: string) => string | undefined) | undefined;
    /** Runs with the field's own message after a refused paste or refused keys, until the user edits or clears it, so that a form can refuse to submit. */
    onValidityChange?: ((message: string | undefined) => void) | undefined;
    /** An example of the format; not read as a value. */
    placeholder?: string | undefined;
    /** The on-screen keyboard. @default 'numeric' if the mask accepts only digits, else 'text' */
    inputMode?: 'numeric' | 'text' | undefined;
    /** The browser's autofill; `off` for a person's numbers. */
    autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  };
