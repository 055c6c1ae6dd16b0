'use client';
import { useState } from 'react';
import { selectPtBR } from '../../i18n/ptBR/select.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import { ComboboxField, type ComboboxFieldProps } from '../../internal/collections/Combobox/ComboboxField.tsx';
import type { SelectOption, SelectValue } from '../../internal/collections/Combobox/SelectOption.ts';
import { useCombobox } from '../../internal/collections/Combobox/useCombobox.ts';

export type SelectProps<Value extends SelectValue = SelectValue> = ComboboxFieldProps & {
  /** All options, or with `onSearch` those of the last response. Keep the array stable between renders. */
  options: readonly SelectOption<Value>[];
  /** A value without an option is shown as empty; the caller has to clear it. */
  value?: Value | null | undefined;
  /** The initial choice of an uncontrolled field. A form reset restores it. */
  defaultValue?: Value | null | undefined;
  /**
   * The option of a `value` that is not in `options` yet: with a server's list its label is shown from the first render, for as long as
   * this is set.
   */
  selectedOption?: SelectOption<Value> | undefined;
  /** Runs with `null` when the choice is cleared. */
  onChange?: ((value: NoInfer<Value> | null) => void) | undefined;
};

/** One choice from a list, found by typing. For two or three fixed options use a group of buttons. */
export function Select<Value extends SelectValue = SelectValue>(props: SelectProps<Value>) {
  const { options, onSearch, selectedOption, isClearable = true, disabledReason, isReadOnly, name } = props;
  const inputRef = useControlRef(props);
  const [value, onChange] = useFieldValue<Value | null>(props, {
    empty: null,
    controlRef: inputRef,
    dropDraft: (): void => combobox.drop(),
  });
  const listed = value === null ? undefined : options.find((option) => option.value === value);
  // The server's next response may lack the chosen option, which is still the choice; a reset restores an earlier one.
  const [known, setKnown] = useState<readonly SelectOption<Value>[]>([]);
  if (onSearch && listed && !known.includes(listed))
    setKnown([listed, ...known.filter((option) => option.value !== listed.value)]);
  const kept = [...(onSearch ? known : []), ...(selectedOption ? [selectedOption] : [])];
  const selected = listed ?? kept.find((option) => option.value === value);

  const messages = useAreaMessages('select', selectPtBR);
  const clear = () => {
    if (value === null || !isClearable) return false;
    onChange(null);
    return true;
  };
  const choose = (option: SelectOption<Value>) => {
    if (option.value !== value) onChange(option.value);
  };
  const combobox = useCombobox({
    options,
    isNotEditable: Boolean(disabledReason || isReadOnly),
    onSearch,
    totalCount: props.totalCount,
    isStale: Boolean(props.isLoading || props.loadError),
    isLoading: Boolean(props.isLoading),
    chosenValue: value,
    isMultiple: false,
    onChoose: choose,
    onClear: clear,
    // The shown text is not the former choice, and that may not be the submitted value either.
    onReject: () => void clear(),
    onRevert: () => {
      announce(selected ? messages.reverted(selected.label) : messages.revertedToNone);
    },
  });

  return (
    <>
      <ComboboxField
        ui="select"
        field={props}
        inputRef={inputRef}
        combobox={combobox}
        text={combobox.draft ?? selected?.label ?? ''}
        isSelected={(candidate) => candidate === value}
        isFilled={value !== null && selected !== undefined}
        onClear={clear}
        kept={selected?.label}
      />
      {name && !disabledReason && <input type="hidden" name={name} value={value ?? ''} />}
    </>
  );
}
