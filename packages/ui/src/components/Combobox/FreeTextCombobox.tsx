'use client';
import { comboboxPtBR } from '../../i18n/ptBR/combobox.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { ComboboxField } from '../../internal/collections/Combobox/ComboboxField.tsx';
import type { SelectValue } from '../../internal/collections/Combobox/SelectOption.ts';
import { useCombobox } from '../../internal/collections/Combobox/useCombobox.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import type { ComboboxFrameProps, FreeTextProps } from './ComboboxProps.ts';
import { useLoadedOptions } from './useLoadedOptions.ts';

export function FreeTextCombobox<Value extends SelectValue>(props: ComboboxFrameProps<Value> & FreeTextProps<Value>) {
  const { disabledReason, isReadOnly, name } = props;
  const messages = useAreaMessages('combobox', comboboxPtBR);
  const inputRef = useControlRef(props);
  const [value, onChange] = useFieldValue(props, {
    empty: '',
    controlRef: inputRef,
    dropDraft: (): void => combobox.drop(),
  });
  const list = useLoadedOptions(props, messages.loadFailed);
  const taken = list.options.find(({ label }) => label === value);
  const combobox = useCombobox({
    options: list.options,
    isNotEditable: Boolean(disabledReason || isReadOnly),
    onSearch: list.onSearch,
    totalCount: list.totalCount,
    isStale: Boolean(list.isLoading || list.loadError),
    isLoading: Boolean(list.isLoading),
    chosenValue: taken?.value ?? null,
    isMultiple: false,
    isFreeText: true,
    isLoadedAtOpening: list.isLoadedAtOpening,
    onChoose: (option) => {
      if (option.label !== value) onChange(option.label);
      props.onChoose?.(option);
    },
    onClear: () => false,
    onReject: () => {},
  });

  return (
    <>
      <ComboboxField
        ui="combobox"
        field={{ ...props, isLoading: list.isLoading, loadError: list.loadError, onRetry: list.onRetry }}
        inputRef={inputRef}
        combobox={{
          ...combobox,
          type: (text) => {
            onChange(text);
            combobox.type(text);
          },
        }}
        text={value}
        isSelected={(candidate) => candidate === taken?.value}
        isFilled={value !== ''}
        onClear={() => onChange('')}
        isFreeText
        placeholder={messages.placeholder}
        emptyText={messages.noSuggestion}
      />
      {name && !disabledReason && <input type="hidden" name={name} value={value} />}
    </>
  );
}
