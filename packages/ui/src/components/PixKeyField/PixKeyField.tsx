'use client';
import { type ChangeEvent, useState } from 'react';
import { masksPtBR } from '../../i18n/ptBR/masks/masks.ts';
import { pixKeyPtBR } from '../../i18n/ptBR/masks/pixKey.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { hasFocus } from '../../internal/base/focus/hasFocus.ts';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { isBulkInsert } from '../../internal/fields/masks/isBulkInsert.ts';
import { TextBox } from '../../internal/fields/TextBox/TextBox.tsx';
import { useTypedText } from '../../internal/fields/typed/useTypedText.ts';
import { formatPixKey } from './formatPixKey.ts';
import { withoutInvisible } from './readPixKey.ts';
import { findPixKeyProblem, guessPixKind, isCpfOrPhone, type PixKeyProblem, readTypedPixKey } from './typedPixKey.ts';

export type PixKeyFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /** The key in the form of the Pix directory, `+5511987654321`, or the text itself while it is not a key: check it with `isValidPixKey`. */
    value?: string | undefined;
    /** The initial value of an uncontrolled field. A form reset restores it. */
    defaultValue?: string | undefined;
    /** Runs with the key in the form of the directory, or with a text that is not a key yet. */
    onChange?: ((value: string) => void) | undefined;
    /** An example of a key; never the only explanation of the expected text. */
    placeholder?: string | undefined;
  };

const formatValue = (value: string | null) => formatPixKey(value ?? '');

const readValue = (text: string) => ({ value: (readTypedPixKey(text)?.key ?? withoutInvisible(text)) || null });

function useWords() {
  const pix = useAreaMessages('masks', pixKeyPtBR);
  const masks = useAreaMessages('masks', masksPtBR);
  const kinds = {
    cpf: pix.pixCpf,
    cnpj: pix.pixCnpj,
    phone: pix.pixPhone,
    email: pix.pixEmail,
    random: pix.pixRandom,
  };
  const problems: Record<PixKeyProblem, string> = {
    code: pix.pixCode,
    several: pix.pixSeveral,
    email: pix.pixWrongEmail,
    longEmail: pix.pixLongEmail,
    phone: pix.pixWrongPhone,
    area: masks.phoneArea,
    country: pix.pixCountry,
    cpf: masks.cpfCheckDigit,
    cpfOrCountry: pix.pixWrongCpfOrPhone,
    cnpj: masks.cnpjCheckDigit,
    random: pix.pixWrongRandom,
    unknown: pix.pixUnknown,
  };
  return { kinds, problems, cpfOrPhone: pix.pixCpfOrPhone, hint: pix.pixHint };
}

/** A text that arrives in one event, such as a paste, is complete. Events of scripts and of autofill have no `inputType`. */
const isBulk = ({ inputType, data }: Partial<InputEvent>) =>
  inputType === undefined || isBulkInsert({ inputType, data: data ?? null });

/**
 * A Pix key of any kind, in any usual form; the line below the box names the kind. A text that is not a key gets a warning when it is
 * pasted or the field is left, and never blocks.
 */
export function PixKeyField(props: PixKeyFieldProps) {
  const { value, defaultValue, onChange } = props;
  const words = useWords();
  const inputRef = useControlRef(props);
  const [editState, setEditState] = useState<'blurred' | 'complete' | 'typing'>('blurred');
  const [isHintReplaced, setHintReplaced] = useState(false);
  const field = useTypedText({
    ...props,
    inputRef,
    value: value === undefined ? undefined : value || null,
    defaultValue: defaultValue || null,
    // Stays undefined without `onChange`: `useFieldValue` then warns in development that a controlled value cannot change.
    onChange: onChange && ((next: string | null) => onChange(next ?? '')),
    format: formatValue,
    validate: readValue,
    messageOf: () => undefined,
  });
  const shown = editState === 'blurred' ? formatValue(field.validation.value) : field.text;
  const key = readTypedPixKey(shown);
  const kind = editState === 'typing' ? guessPixKind(shown) : key?.kind;
  const problem = editState === 'typing' ? undefined : findPixKeyProblem(shown);
  const reading = key && isCpfOrPhone(key) ? words.cpfOrPhone : kind && words.kinds[kind];
  const warning = problem && words.problems[problem];
  // The hint does not return while the user types, because each change of the line is announced.
  const hint = isHintReplaced && shown !== '' ? undefined : (props.hint ?? words.hint);
  return (
    <TextBox
      {...props}
      dataUi="pix-key-field"
      submitted={field.validation.value ?? ''}
      error={field.error}
      warning={props.warning ?? warning}
      hint={reading ?? hint}
      onFocus={() => {
        field.draft(shown);
        setEditState('complete');
        props.onFocus?.();
      }}
      onBlur={() => {
        field.touch();
        setEditState('blurred');
        setHintReplaced(false);
        props.onBlur?.();
      }}
      input={{
        ref: inputRef,
        type: 'text',
        // The on-screen keyboard for an e-mail has the at sign as well as letters and digits.
        inputMode: 'email',
        autoCapitalize: 'off',
        autoCorrect: 'off',
        spellCheck: false,
        autoComplete: 'off',
        placeholder: props.placeholder,
        value: shown,
        onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
          field.edit(target.value);
          if (reading ?? warning) setHintReplaced(true);
          // Autofill and scripts write without the focus.
          if (hasFocus(target)) setEditState(isBulk(nativeEvent) ? 'complete' : 'typing');
        },
        onKeyDown: ({ key: pressed, nativeEvent }) => {
          // Enter also confirms the text of an input method.
          if (pressed !== 'Enter' || nativeEvent.isComposing) return;
          field.touch();
          if (editState === 'typing') setEditState('complete');
        },
      }}
    />
  );
}
