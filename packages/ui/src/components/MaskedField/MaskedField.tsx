'use client';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useImperativeHandle } from 'react';
import type { FieldBaseProps, FieldName } from '../../internal/FieldFrame/FieldName.ts';
import { TextBox } from '../../internal/TextBox/TextBox.tsx';
import { useMaskedInput } from '../../internal/masks/useMaskedInput.ts';
import { usePasteWarning } from './usePasteWarning.ts';

export type MaskedFieldProps = FieldName &
  FieldBaseProps & {
    /** `#` is a place for a digit, `@` for a letter or a digit; the field types everything else by itself. */
    mask: string;
    /** Clean: without punctuation, letters in upper case. */
    value: string;
    /** The clean value after each change, complete or not. */
    onChange: (value: string) => void;
    /** Runs when the focus leaves the field: the moment to check it. */
    onBlur?: () => void;
    /** An example of the shape; not read as a value. */
    placeholder?: string;
    /** Which on-screen keyboard opens. @default 'numeric' where the mask takes digits alone, else 'text' */
    inputMode?: 'numeric' | 'text';
    /** What the browser may fill in; `off` for a person's numbers. */
    autoComplete?: HTMLInputAutoCompleteAttribute;
    /** Reaches the native element: for a measure or a focus that no prop offers. */
    ref?: Ref<HTMLInputElement>;
  };

/** Text of a fixed shape, such as a document or a code. Use `CpfField` and `CnpjField` where they fit, `DateField` for dates. */
export function MaskedField(props: MaskedFieldProps) {
  return <MaskedBox {...props} />;
}

type MaskedBoxProps = MaskedFieldProps & { legend?: ReactNode; legendId?: string };

/** `MaskedField` with room for a legend, for fields of the kit that are made of it. */
export function MaskedBox(props: MaskedBoxProps) {
  const { mask, value, onChange, onBlur, placeholder, autoComplete = 'off', ref, disabledReason } = props;
  const { pasteWarning, onLoss } = usePasteWarning(value, Boolean(props.error));
  const isReadOnly = Boolean(disabledReason);
  const { inputRef, inputProps } = useMaskedInput({ mask, value, onChange, isReadOnly, onLoss });
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement, [inputRef]);
  const takesLetters = mask.includes('@');
  return (
    <TextBox
      {...props}
      warning={pasteWarning ?? props.warning}
      input={{
        ...inputProps,
        ref: inputRef,
        type: 'text',
        inputMode: props.inputMode ?? (takesLetters ? 'text' : 'numeric'),
        autoCapitalize: takesLetters ? 'characters' : 'off',
        autoCorrect: 'off',
        spellCheck: false,
        placeholder,
        autoComplete,
        onBlur,
      }}
    />
  );
}
