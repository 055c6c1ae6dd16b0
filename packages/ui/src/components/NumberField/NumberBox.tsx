'use client';
import { type ReactNode, useId } from 'react';
import { decimalMarkOf, useLocale } from '../../i18n/LocaleContext.ts';
import { numbersPtBR } from '../../i18n/ptBR/numbers.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import type { FieldValueProps } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import type { DecimalText } from '../../internal/fields/numbers/decimal.ts';
import { formatDecimal, plainDecimal } from '../../internal/fields/numbers/formatDecimal.ts';
import { allowsNegative, validateNumber, type NumberRules } from '../../internal/fields/numbers/validateNumber.ts';
import { TextBox } from '../../internal/fields/TextBox/TextBox.tsx';
import { useTypedText } from '../../internal/fields/typed/useTypedText.ts';
import { affix } from './NumberBox.css.ts';
import { numberProblem } from './numberProblem.ts';
import { useNumberText } from './useNumberText.ts';

type NumberBoxProps<Value> = FieldName &
  FieldBaseProps &
  ControlRefProps &
  FieldValueProps<Value | null> & {
    /** The `data-ui` of the field. */
    dataUi: string;
    rules: Omit<NumberRules, 'decimalMark'>;
    /** Converts between the field's value and its decimal text. */
    toValue: (decimal: DecimalText) => Value;
    toDecimal: (value: Value) => DecimalText;
    placeholder?: string | undefined;
    onValidityChange?: ((message: string | undefined) => void) | undefined;
    /** Shown before or after the number; screen readers read `unitName`. */
    prefix?: ReactNode;
    suffix?: ReactNode;
    unitName?: string | undefined;
    /** Formats a limit for a message. */
    write?: ((written: string) => string) | undefined;
  };

/** The visible unit, before or after the number. Screen readers read `unitName` instead. */
const beside = (text: ReactNode) =>
  text && (
    <span className={affix} aria-hidden="true">
      {text}
    </span>
  );

/** The box of every field for a number. `NumberField` and `MoneyField` differ in their value. */
export function NumberBox<Value>(props: NumberBoxProps<Value>) {
  const { toValue, toDecimal, prefix, suffix, unitName, onFocus, onBlur, write = String } = props;
  const numbers = useAreaMessages('numbers', numbersPtBR);
  const decimalMark = decimalMarkOf(useLocale());
  const rules = { ...props.rules, decimalMark };
  const unitId = useId();
  const inputRef = useControlRef(props);
  const isNotEditable = Boolean(props.disabledReason || props.isReadOnly);
  const { min: least, max: most } = rules.decimals;
  const field = useTypedText({
    ...props,
    inputRef,
    format: (value: Value | null) => (value === null ? '' : plainDecimal(toDecimal(value), least, decimalMark)),
    validate: (text) => {
      const validation = validateNumber(text, rules);
      return {
        ...validation,
        decimal: validation.value,
        value: validation.value === null ? null : toValue(validation.value),
      };
    },
    messageOf: (validation) =>
      numberProblem(validation, rules, { numbers, write: (value) => write(formatDecimal(value, least, decimalMark)) }),
  });
  const { decimal } = field.validation;
  const { shown, refusedKeys, inputProps, enter, leave } = useNumberText({
    ...field,
    inputRef,
    rules,
    isNotEditable,
    decimal,
  });
  return (
    <TextBox
      {...props}
      error={field.error}
      warning={refusedKeys.warningWith(props.warning)}
      onForgetRefusal={field.isRefused ? field.forgetRefusal : undefined}
      submitted={String(field.validation.value ?? '')}
      before={beside(prefix)}
      after={beside(suffix || rules.unit)}
      legendId={unitName ? unitId : undefined}
      legend={
        unitName && (
          <span id={unitId} hidden>
            {unitName}
          </span>
        )
      }
      onFocus={() => {
        enter();
        onFocus?.();
      }}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
      input={{
        ...inputProps,
        ref: inputRef,
        type: 'text',
        // The numeric keyboard of a phone has no minus key.
        inputMode: allowsNegative(rules) ? 'text' : most > 0 ? 'decimal' : 'numeric',
        autoComplete: 'off',
        autoCorrect: 'off',
        spellCheck: false,
        placeholder: props.placeholder,
        value: shown,
      }}
    />
  );
}
