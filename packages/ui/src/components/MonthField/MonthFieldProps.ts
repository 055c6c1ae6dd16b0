import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';

export type MonthFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /** `yyyy-MM`; null while the text is empty or not an allowed month. */
    value?: string | null | undefined;
    /** The initial month of an uncontrolled field. A form reset restores it. */
    defaultValue?: string | null | undefined;
    /** Runs with a complete month as `yyyy-MM`, or with `null`; never with a partial one. */
    onChange?: ((value: string | null) => void) | undefined;
    /** `yyyy-MM`: an earlier month is refused with a message. */
    minMonth?: string | undefined;
    /** `yyyy-MM`: a later month is refused with a message. */
    maxMonth?: string | undefined;
    /** The button that clears the field; false if a month is required. @default true */
    isClearable?: boolean | undefined;
    /** `yyyy-MM-dd`; by default the browser's day. For stories and tests. */
    today?: string | undefined;
    /** Overrides “mm/aaaa”. @default 'mm/aaaa' */
    placeholder?: string | undefined;
    /** Runs with the field's own message while its text is not an allowed month, so that a form can refuse to submit. */
    onValidityChange?: ((message: string | undefined) => void) | undefined;
  };
