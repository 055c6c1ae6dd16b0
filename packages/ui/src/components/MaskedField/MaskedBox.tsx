'use client';
import { type ReactNode, useImperativeHandle } from 'react';
import { readMask } from '../../internal/masks/readMask.ts';
import { useMaskedInput } from '../../internal/masks/useMaskedInput.ts';
import { TextBox } from '../../internal/TextBox/TextBox.tsx';
import type { MaskedFieldProps } from './MaskedField.tsx';
import { usePasteWarning } from './usePasteWarning.ts';

type MaskedBoxProps = MaskedFieldProps & { legend?: ReactNode; legendId?: string | undefined };

/** `MaskedField` with room for a legend, for fields of the kit that are made of it. */
export function MaskedBox(props: MaskedBoxProps) {
  const { name, legend, ...frame } = props;
  const { mask, value, onChange, onBlur, placeholder, autoComplete = 'off', ref, disabledReason } = props;
  const { pasteWarning, onLoss } = usePasteWarning(value, Boolean(props.error));
  const isReadOnly = Boolean(disabledReason);
  const { inputRef, inputProps } = useMaskedInput({ mask, value, onChange, isReadOnly, onLoss });
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement, [inputRef]);
  const takesLetters = mask.includes('@');
  return (
    <TextBox
      {...frame}
      legend={
        <>
          {legend}
          {name && <input type="hidden" name={name} value={readMask(mask, value)} />}
        </>
      }
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
