'use client';
import { X } from '@lucide/icons';
import { useId } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { announce } from '../../internal/announce.ts';
import { Drawing } from '../../internal/Drawing.tsx';
import { ComboboxField, type ComboboxFieldProps } from '../../internal/Combobox/ComboboxField.tsx';
import type { SelectOption, SelectValue } from '../../internal/Combobox/SelectOption.ts';
import { findByLabel } from '../../internal/Combobox/searchOptions.ts';
import { useCombobox } from '../../internal/Combobox/useCombobox.ts';
import { chip, chipRemove, chips, chipText } from './MultiSelect.css.ts';
import { useChosenOptions } from './useChosenOptions.ts';

export type MultiSelectProps<Value extends SelectValue = SelectValue> = ComboboxFieldProps & {
  /** All options, or with `onSearch` those of the last answer. Keep the array stable between renders. */
  options: readonly SelectOption<Value>[];
  /** In the order chosen. A value that is not among the options is kept but not shown. */
  value: readonly Value[];
  /** Runs with all that are chosen, in the order of choosing. */
  onChange: (value: Value[]) => void;
};

/** Several choices out of a list, found by typing; the list stays open while choosing. Use `Select` for one. */
export function MultiSelect<Value extends SelectValue = SelectValue>(props: MultiSelectProps<Value>) {
  const { options, value, onChange, onSearch, disabledReason, name } = props;
  const messages = useMessages().select;
  const summaryId = useId();
  const { chosen, ordered, remember, pinChosen } = useChosenOptions(options, value, onSearch !== undefined);

  const toggle = (option: SelectOption<Value>) => {
    remember(option);
    const isChosen = value.includes(option.value);
    onChange(isChosen ? value.filter((other) => other !== option.value) : [...value, option.value]);
  };
  const remove = (option: SelectOption<Value>) => {
    announce(messages.removed(option.label));
    onChange(value.filter((other) => other !== option.value));
  };
  const combobox = useCombobox({
    options: ordered,
    isDisabled: Boolean(disabledReason),
    onSearch,
    totalCount: props.totalCount,
    startAt: null,
    staysOpen: true,
    onChoose: toggle,
    // A second Escape by mistake would lose a whole list of choices.
    onClear: () => false,
    onOpen: pinChosen,
    onLeaveText: (text) => {
      const typed = findByLabel(options, text);
      if (typed && !value.includes(typed.value)) toggle(typed);
    },
    onBackspace: () => {
      const last = chosen.at(-1);
      if (last) remove(last);
    },
  });

  return (
    <>
      <ComboboxField
        field={props}
        combobox={combobox}
        text={combobox.draft ?? ''}
        isSelected={(candidate) => value.some((chosenValue) => chosenValue === candidate)}
        isMultiple
        isFilled={chosen.length > 0}
        onClear={() => onChange([])}
        describedBy={chosen.length > 0 ? summaryId : undefined}
        chips={
          chosen.length > 0 && (
            <span
              className={chips}
              role="group"
              aria-label={messages.chosenGroup}
              aria-disabled={disabledReason ? true : undefined}
            >
              {chosen.map((option) => (
                <span key={option.value} className={chip}>
                  <span className={chipText}>{option.label}</span>
                  {!disabledReason && (
                    <button
                      type="button"
                      tabIndex={-1}
                      className={chipRemove}
                      aria-label={messages.remove(option.label)}
                      onClick={() => remove(option)}
                    >
                      <Drawing of={X} size={16} />
                    </button>
                  )}
                </span>
              ))}
              <span id={summaryId} hidden>
                {messages.chosen(chosen.map((option) => option.label))}
              </span>
            </span>
          )
        }
      />
      {name && value.map((entry) => <input key={entry} type="hidden" name={name} value={entry} />)}
    </>
  );
}
