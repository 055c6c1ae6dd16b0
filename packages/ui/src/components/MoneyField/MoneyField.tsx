'use client';
import { decimalMarkOf, useLocale } from '../../i18n/LocaleContext.ts';
import { numbersPtBR } from '../../i18n/ptBR/numbers.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { currencyOf, currencyWriting } from '../../internal/fields/numbers/currencies.ts';
import { formatDecimal } from '../../internal/fields/numbers/formatDecimal.ts';
import { validStepOrNull, validOrNull } from '../../internal/fields/typed/validOrNull.ts';
import { NumberBox } from '../NumberField/NumberBox.tsx';
import { centsToDecimal, decimalToCents } from './cents.ts';

export type MoneyFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /**
     * An ISO code: `BRL`, `USD`. By default the `locale` of `UiProvider` decides: reais in `pt-BR`, dollars in `en-US`, pounds in `en-GB`, euros
     * in `es`. Set it if the language of the app can change, because an amount keeps its currency.
     */
    currency?: string | undefined;
    /**
     * Whole cents, or the smallest unit of another currency: `123456` is R$ 1.234,56; null while the text is empty or not an allowed
     * amount.
     */
    value?: number | null | undefined;
    /** The initial cents of an uncontrolled field. A form reset restores them. */
    defaultValue?: number | null | undefined;
    /** Runs with whole cents that the field allows, or with `null`. */
    onChange?: ((cents: number | null) => void) | undefined;
    /** The minimum amount; a negative one allows a minus sign. @default 0 */
    minCents?: number | undefined;
    /** The maximum amount. @default 9007199254740991, the last whole number that JavaScript holds */
    maxCents?: number | undefined;
    /**
     * An arrow key goes to the next multiple of this: with 100, from 15,50 to 16,00 or 15,00. Amounts in between are still valid. By default one
     * unit of the currency.
     */
    stepCents?: number | undefined;
    /** An example of the expected amount; never the only explanation of the format. Zero by default. */
    placeholder?: string | undefined;
    /** Runs with the field's own message while its text is not an allowed amount, so that a form can refuse to submit. */
    onValidityChange?: ((message: string | undefined) => void) | undefined;
  };

const validCentsOrNull = <Given extends number | null | undefined>(cents: Given) =>
  validOrNull(cents, Number.isSafeInteger, 'money');

/** An amount of money, in whole cents. Use `NumberField` for quantities and measurements. */
export function MoneyField(props: MoneyFieldProps) {
  const locale = useLocale();
  const { inReais, inCurrency } = useAreaMessages('numbers', numbersPtBR);
  const { currency = currencyOf(locale) } = props;
  const { symbol, isBefore, gap, name, decimals, pasted } = currencyWriting(locale, currency);
  const nothing = formatDecimal('0', decimals, decimalMarkOf(locale));
  const toDecimal = (cents: number) => centsToDecimal(cents, decimals);
  return (
    <NumberBox
      {...props}
      value={validCentsOrNull(props.value)}
      defaultValue={validCentsOrNull(props.defaultValue)}
      dataUi="money-field"
      rules={{
        decimals: { max: decimals, min: decimals },
        min: toDecimal(validCentsOrNull(props.minCents) ?? 0),
        max: toDecimal(validCentsOrNull(props.maxCents) ?? Number.MAX_SAFE_INTEGER),
        arrowStep: toDecimal(validStepOrNull(validCentsOrNull(props.stepCents)) ?? 10 ** decimals),
        currency: pasted,
      }}
      prefix={isBefore && symbol}
      suffix={!isBefore && symbol}
      unitName={currency === 'BRL' ? inReais : inCurrency(name)}
      write={(written) => (isBefore ? symbol + gap + written : written + gap + symbol)}
      placeholder={props.placeholder ?? nothing}
      toValue={(decimal) => decimalToCents(decimal, decimals)}
      toDecimal={toDecimal}
    />
  );
}
