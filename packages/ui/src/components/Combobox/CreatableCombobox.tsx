'use client';
import { useCallback, useState } from 'react';
import { comboboxPtBR } from '../../i18n/ptBR/combobox.ts';
import { selectPtBR } from '../../i18n/ptBR/select.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { ComboboxField } from '../../internal/collections/Combobox/ComboboxField.tsx';
import type { ListedOption, SelectOption, SelectValue } from '../../internal/collections/Combobox/SelectOption.ts';
import { useCombobox } from '../../internal/collections/Combobox/useCombobox.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import type { ComboboxFrameProps, CreatableProps } from './ComboboxProps.ts';
import { useCreation } from './useCreation.ts';
import { useLoadedOptions } from './useLoadedOptions.ts';

/** The value of the option that offers to create another one. No option of an app has this value. */
const newValue = '\u0000new';

export function CreatableCombobox<Value extends SelectValue>(props: ComboboxFrameProps<Value> & CreatableProps<Value>) {
  const { selectedOption, isClearable = true, disabledReason, isReadOnly, name } = props;
  const messages = useAreaMessages('combobox', comboboxPtBR);
  const select = useAreaMessages('select', selectPtBR);
  const inputRef = useControlRef(props);
  const [value, onChange] = useFieldValue<Value | null>(props, {
    empty: null,
    controlRef: inputRef,
    dropDraft: () => {
      creation.cancel();
      combobox.drop();
    },
  });
  const list = useLoadedOptions(props, messages.loadFailed);
  const listed = value === null ? undefined : list.options.find((option) => option.value === value);
  // The next response may lack the chosen option, or not contain the created one yet.
  const [known, setKnown] = useState<readonly SelectOption<Value>[]>([]);
  const remember = (option: SelectOption<Value>) =>
    setKnown((former) => [option, ...former.filter((other) => other.value !== option.value)]);
  if (list.isLoadedAtOpening && listed && !known.includes(listed)) remember(listed);
  const selected =
    listed ?? [...known, ...(selectedOption ? [selectedOption] : [])].find((option) => option.value === value);

  const choose = (option: SelectOption<Value>) => {
    if (option.value !== value) onChange(option.value);
  };
  const clear = () => {
    if (value === null || !isClearable) return false;
    onChange(null);
    return true;
  };
  const creation = useCreation<Value>({
    create: props.onCreate,
    onCreated: (option) => {
      remember(option);
      choose(option);
      announce(messages.created(option.label));
    },
    onStart: (text) => {
      // A form that is submitted during the creation must not get the former choice.
      clear();
      announce(messages.creating(text));
    },
    onFailure: (text) => {
      clear();
      combobox.reject(text);
    },
  });
  const { create: nameOffer } = messages;
  const offerNew = useCallback(
    (text: string): ListedOption => ({ value: newValue, label: nameOffer(text), isNew: true }),
    [nameOffer],
  );
  const combobox = useCombobox<ListedOption>({
    options: list.options,
    isNotEditable: Boolean(disabledReason || isReadOnly || creation.text !== null),
    onSearch: list.onSearch,
    totalCount: list.totalCount,
    isStale: Boolean(list.isLoading || list.loadError),
    isLoading: Boolean(list.isLoading),
    chosenValue: value,
    isMultiple: false,
    isLoadedAtOpening: list.isLoadedAtOpening,
    offerNew,
    onChoose: (option) => {
      if (option.isNew) return creation.start(combobox.draft?.trim() ?? '');
      const found = list.options.find((other) => other.value === option.value);
      if (found) choose(found);
    },
    onClear: clear,
    // Otherwise the form would submit the former choice, which the text no longer shows.
    onReject: () => void clear(),
    onRevert: () => {
      if (selected) announce(select.reverted(selected.label));
    },
  });
  const describeRejected = (text: string, matches: number | null) => {
    if (matches === null) return text === creation.failed ? messages.createFailed(text) : undefined;
    return text === '' ? undefined : messages.notCreated(text);
  };

  return (
    <>
      <ComboboxField
        ui="combobox"
        field={{
          ...props,
          isReadOnly: Boolean(isReadOnly) || creation.text !== null,
          isLoading: Boolean(list.isLoading) || creation.text !== null,
          loadError: list.loadError,
          onRetry: list.onRetry,
        }}
        inputRef={inputRef}
        combobox={{
          ...combobox,
          onKeyDown: (event) => {
            // Otherwise Enter would submit the form without the new option.
            if (creation.text !== null && event.key === 'Enter') event.preventDefault();
            combobox.onKeyDown(event);
          },
        }}
        text={creation.text ?? combobox.draft ?? selected?.label ?? ''}
        isSelected={(candidate) => candidate === value}
        isFilled={value !== null && selected !== undefined}
        onClear={clear}
        kept={selected?.label}
        placeholder={messages.placeholder}
        describeRejected={describeRejected}
      />
      {name && !disabledReason && <input type="hidden" name={name} value={value ?? ''} />}
    </>
  );
}
