'use client';
import { useState } from 'react';
import { ComboboxField, type ComboboxFieldProps } from '../../internal/Combobox/ComboboxField.tsx';
import type { SelectOption, SelectValue } from '../../internal/Combobox/SelectOption.ts';
import { findByLabel } from '../../internal/Combobox/searchOptions.ts';
import { useCombobox } from '../../internal/Combobox/useCombobox.ts';

export type SelectProps<Value extends SelectValue = SelectValue> = ComboboxFieldProps & {
  /** All options, or with `onSearch` those of the last answer. Keep the array stable between renders. */
  options: readonly SelectOption<Value>[];
  /** A value that is not among the options shows as empty: clearing it is the caller's. */
  value: Value | null;
  /** `null` when the choice is cleared. */
  onChange: (value: Value | null) => void;
};

/** One choice out of a list, found by typing. For two or three options that never change use a group of buttons. */
export function Select<Value extends SelectValue = SelectValue>(props: SelectProps<Value>) {
  const { options, value, onChange, onSearch, isClearable = true, disabledReason, name } = props;
  // With a server's list the chosen option may be missing from the next answer, and still is the choice.
  const [lastChosen, setLastChosen] = useState<SelectOption<Value> | null>(null);
  const listed = value === null ? undefined : options.find((option) => option.value === value);
  const kept = onSearch && lastChosen?.value === value ? lastChosen : undefined;
  const selected = listed ?? kept;

  const clear = () => {
    if (value === null || !isClearable) return false;
    onChange(null);
    return true;
  };
  const choose = (option: SelectOption<Value>) => {
    setLastChosen(option);
    if (option.value !== value) onChange(option.value);
  };
  const combobox = useCombobox({
    options,
    isDisabled: Boolean(disabledReason),
    onSearch,
    totalCount: props.totalCount,
    startAt: value,
    staysOpen: false,
    onChoose: choose,
    onClear: clear,
    onLeaveText: (text) => {
      const typed = findByLabel(options, text);
      if (text.trim() === '') clear();
      else if (typed) choose(typed);
    },
  });

  return (
    <>
      <ComboboxField
        field={props}
        combobox={combobox}
        text={combobox.draft ?? selected?.label ?? ''}
        isSelected={(candidate) => candidate === value}
        isFilled={value !== null && selected !== undefined}
        onClear={clear}
      />
      {name && <input type="hidden" name={name} value={value ?? ''} />}
    </>
  );
}
