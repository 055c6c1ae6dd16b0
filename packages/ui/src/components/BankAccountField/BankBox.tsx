'use client';
import { type RefObject, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { bankAccountPtBR } from '../../i18n/ptBR/masks/bankAccount.ts';
import { selectPtBR } from '../../i18n/ptBR/select.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { ComboboxField } from '../../internal/collections/Combobox/ComboboxField.tsx';
import type { SelectOption } from '../../internal/collections/Combobox/SelectOption.ts';
import { useCombobox } from '../../internal/collections/Combobox/useCombobox.ts';
import type { FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { isClearingKey } from '../../internal/fields/TextBox/RefusalButton.tsx';
import { brazilianBanks } from './brazilianBanks.ts';
import { bankText } from './formatBankAccount.ts';

const options: readonly SelectOption<string>[] = brazilianBanks.map(({ code, otherNames }) => ({
  value: code,
  label: bankText(code),
  searchText: otherNames?.join(' '),
}));

const codeOf = (text: string | null) => (text !== null && /^(?!000)\d{3}$/.test(text.trim()) ? text.trim() : '');

type BankBoxProps = FieldName &
  Omit<FieldBaseProps, 'warning'> & {
    inputRef: RefObject<HTMLInputElement | null>;
    /** The code of the bank; empty if none is chosen. */
    value: string;
    onChange: (code: string) => void;
    /** Handles a text that was inserted in one step, as by a paste. Returns whether the field has read or refused it. */
    onText: (text: string) => boolean;
    /** Clears a refused paste; undefined where there is none. */
    onForgetRefusal: (() => void) | undefined;
    onValidityChange: (message: string | undefined) => void;
    /** Receives the function that clears the typed text. */
    dropTextRef: RefObject<(() => void) | null>;
  };

/** Finds a bank by code or name. Three digits that are not in the list can be chosen as well. */
export function BankBox(props: BankBoxProps) {
  const { value, onText, onForgetRefusal, dropTextRef } = props;
  const words = useAreaMessages('masks', bankAccountPtBR);
  const select = useAreaMessages('select', selectPtBR);
  const [typedCode, setTypedCode] = useState('');
  const { bankOutside } = words;
  const offered = useMemo(() => {
    const others = [...new Set([value, typedCode])].filter(
      (code) => code !== '' && !options.some((option) => option.value === code),
    );
    return [...options, ...others.map((code) => ({ value: code, label: bankOutside(code) }))];
  }, [value, typedCode, bankOutside]);
  const selected = offered.find((option) => option.value === value);
  const chosenHere = useRef(value);
  const onChange = (code: string) => {
    chosenHere.current = code;
    props.onChange(code);
  };
  const clear = () => {
    if (value === '') return false;
    onChange('');
    return true;
  };
  const combobox = useCombobox({
    options: offered,
    isNotEditable: Boolean(props.disabledReason || props.isReadOnly),
    onSearch: undefined,
    totalCount: undefined,
    isStale: false,
    isLoading: false,
    chosenValue: value || null,
    isMultiple: false,
    onChoose: (option) => {
      if (option.value !== value) onChange(option.value);
    },
    onClear: clear,
    // Otherwise the form would submit the former bank, which the text no longer shows.
    onReject: () => void clear(),
    onRevert: () => {
      if (selected) announce(select.reverted(selected.label));
    },
  });
  useImperativeHandle(dropTextRef, () => combobox.drop);
  const shown = useRef(value);
  useLayoutEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    // If the parent sets a bank, clear the typed text. Otherwise a blur would choose the bank that it matches.
    if (chosenHere.current !== value) combobox.drop();
    chosenHere.current = value;
  });
  const text = combobox.draft ?? selected?.label ?? '';
  const code = codeOf(combobox.draft);
  if (code !== typedCode) setTypedCode(code);

  return (
    <ComboboxField
      ui="bank-box"
      field={{ ...props, placeholder: words.bankPlaceholder }}
      inputRef={props.inputRef}
      combobox={{
        ...combobox,
        type: (typed) => {
          // More characters than one key types: a script, autofill or the keyboard of a phone.
          if (typed.length > text.length + 1 && onText(typed)) return;
          onForgetRefusal?.();
          combobox.type(typed);
        },
        onKeyDown: (event) => {
          if (onForgetRefusal && isClearingKey(event, text === '')) onForgetRefusal();
          combobox.onKeyDown(event);
        },
      }}
      text={text}
      isSelected={(candidate) => candidate === value}
      isFilled={selected !== undefined}
      onClear={clear}
      kept={selected?.label}
    />
  );
}
