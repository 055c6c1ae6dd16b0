'use client';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { validStepOrNull, validOrNull } from '../../internal/fields/typed/validOrNull.ts';
import { NumberBox } from './NumberBox.tsx';

export type NumberFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /** A decimal text with a point, `1234.5`, never a JavaScript number; null while the text is empty or not an allowed number. */
    value?: string | null | undefined;
    /** The initial number of an uncontrolled field. A form reset restores it. */
    defaultValue?: string | null | undefined;
    /** Runs with a number that the field allows, as `1234.5`, or with `null`. */
    onChange?: ((value: string | null) => void) | undefined;
    /** Maximum number of decimals; more are refused with a message. @default 0 */
    decimals?: number | undefined;
    /** The minimum, such as `0.5`; a negative one allows a minus sign. @default '0' */
    min?: string | undefined;
    /** The maximum, such as `100`. */
    max?: string | undefined;
    /**
     * The step of an arrow key, such as `0.5`; numbers between the steps are then refused. Without it an arrow key goes to the next whole
     * number, and every number is allowed.
     */
    step?: string | undefined;
    /** Shown after the number and read out: `%`, `kg`, `dias`. */
    unit?: string | undefined;
    /** An example of the expected number; never the only explanation of the format. */
    placeholder?: string | undefined;
    /** Runs with the field's own message while its text is not an allowed number, so that a form can refuse to submit. */
    onValidityChange?: ((message: string | undefined) => void) | undefined;
  };

const isDecimal = (value: unknown) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

const validDecimalOrNull = <Given extends string | null | undefined>(value: Given) =>
  validOrNull(value, isDecimal, 'number');

const asIs = (decimal: string) => decimal;

/** A quantity or a percentage. Use `MoneyField` for amounts, and `MaskedField` for codes, which are not numbers. */
export function NumberField(props: NumberFieldProps) {
  const { decimals = 0, unit } = props;
  return (
    <NumberBox
      {...props}
      value={validDecimalOrNull(props.value)}
      defaultValue={validDecimalOrNull(props.defaultValue)}
      dataUi="number-field"
      rules={{
        decimals: { max: decimals, min: 0 },
        min: validDecimalOrNull(props.min) ?? '0',
        max: validDecimalOrNull(props.max),
        step: validStepOrNull(validDecimalOrNull(props.step)),
        unit,
      }}
      unitName={unit}
      toValue={asIs}
      toDecimal={asIs}
    />
  );
}
