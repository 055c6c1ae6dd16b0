'use client';
import { X } from '@lucide/icons';
import { useId } from 'react';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import { selectPtBR } from '../../i18n/ptBR/select.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { ComboboxField, type ComboboxFieldProps } from '../../internal/collections/Combobox/ComboboxField.tsx';
import type { SelectOption, SelectValue } from '../../internal/collections/Combobox/SelectOption.ts';
import { useCombobox } from '../../internal/collections/Combobox/useCombobox.ts';
import { chip, chipRemove, chips, chipText, entry } from './MultiSelect.css.ts';
import { useChosenOptions } from './useChosenOptions.ts';

export type MultiSelectProps<Value extends SelectValue = SelectValue> = ComboboxFieldProps & {
  /** All options or, with `onSearch`, the options of the last response. Keep the array stable between renders. */
  options: readonly SelectOption<Value>[];
  /** In the order of choosing. A value without an option is kept but not shown. */
  value?: readonly Value[] | undefined;
  /** The initial choices of an uncontrolled field. A form reset restores them. */
  defaultValue?: readonly Value[] | undefined;
  /**
   * The options of values that are not in `options` yet: with a server's list their labels are shown from the first render, for as long as
   * this is set.
   */
  selectedOptions?: readonly SelectOption<Value>[] | undefined;
  /** Runs with all chosen values, in the order of choosing. */
  onChange?: ((value: NoInfer<Value>[]) => void) | undefined;
};

const noValues: readonly never[] = [];

/** Several choices from a list, found by typing; the list stays open while choosing. Use `Select` for one. */
export function MultiSelect<Value extends SelectValue = SelectValue>(props: MultiSelectProps<Value>) {
  const { options, selectedOptions, onSearch, disabledReason, isReadOnly, name } = props;
  const isNotEditable = Boolean(disabledReason || isReadOnly);
  const inputRef = useControlRef(props);
  const [value, change] = useFieldValue<readonly Value[]>(
    { ...props, onChange: props.onChange && ((next) => props.onChange?.([...next])) },
    { empty: noValues, controlRef: inputRef, dropDraft: (): void => combobox.drop() },
  );
  const messages = useAreaMessages('select', selectPtBR);
  const summaryId = useId();
  const { chosen, ordered, pinChosen } = useChosenOptions({
    options,
    value,
    selectedOptions,
    isRemote: onSearch !== undefined,
  });

  const toggle = (option: SelectOption<Value>) => {
    const isChosen = value.includes(option.value);
    announce((isChosen ? messages.removed : messages.added)(option.label));
    change(isChosen ? value.filter((other) => other !== option.value) : [...value, option.value]);
  };
  const combobox = useCombobox({
    options: ordered,
    isNotEditable,
    onSearch,
    totalCount: props.totalCount,
    isStale: Boolean(props.isLoading || props.loadError),
    isLoading: Boolean(props.isLoading),
    chosenValue: null,
    isMultiple: true,
    // A user who types the label of an option and leaves the field means to choose it.
    onChoose: (option, isLeaving) => {
      if (!isLeaving || !value.includes(option.value)) toggle(option);
    },
    // An accidental second Escape would remove all choices.
    onClear: () => false,
    onOpen: pinChosen,
    // The error is about the typed text, not about the choices next to it.
    onReject: () => {},
    onBackspace: () => {
      const last = chosen.at(-1);
      if (last) toggle(last);
    },
  });

  return (
    <>
      <ComboboxField
        ui="multi-select"
        field={props}
        inputRef={inputRef}
        combobox={combobox}
        text={combobox.draft ?? ''}
        isSelected={(candidate) => value.some((chosenValue) => chosenValue === candidate)}
        isMultiple
        isFilled={chosen.length > 0}
        onClear={() => change([])}
        describedBy={chosen.length > 0 ? summaryId : undefined}
        renderEntry={(input) => (
          <span className={entry}>
            {chosen.length > 0 && (
              <span
                className={chips}
                role="group"
                aria-label={messages.chosenGroup}
                aria-disabled={disabledReason ? true : undefined}
              >
                {chosen.map((option) => (
                  <span key={option.value} className={chip}>
                    <span className={chipText}>{option.label}</span>
                    {!isNotEditable && (
                      <button
                        type="button"
                        tabIndex={-1}
                        className={chipRemove}
                        aria-label={messages.remove(option.label)}
                        onClick={() => {
                          toggle(option);
                          inputRef.current?.focus();
                        }}
                      >
                        <SvgIcon icon={X} size={16} />
                      </button>
                    )}
                  </span>
                ))}
                <span id={summaryId} hidden>
                  {messages.chosen(chosen.map((option) => option.label))}
                </span>
              </span>
            )}
            {input}
          </span>
        )}
      />
      {name &&
        !disabledReason &&
        value.map((chosenValue) => <input key={chosenValue} type="hidden" name={name} value={chosenValue} />)}
    </>
  );
}
