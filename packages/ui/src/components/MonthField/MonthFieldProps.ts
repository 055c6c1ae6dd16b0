import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';

export type MonthFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /** `yyyy-MM`; null while nothing or no allowed month is typed. */
    value?: string | null | undefined;
    /** The month at first, where the field keeps its own value; a reset of the form brings it back. */
    defaultValue?: string | null | undefined;
    /** Runs with a whole month as `yyyy-MM`, or with `null`; never with half of one. */
    onChange?: ((value: string | null) => void) | undefined;
    /** `yyyy-MM`: an earlier month is refused with a message. */
    minMonth?: string | undefined;
    /** `yyyy-MM`: a later month is refused with a message. */
    maxMonth?: string | undefined;
    /** The button that empties the field; false where a month must stay. @default true */
    isClearable?: boolean | undefined;
    /** `yyyy-MM-dd`; the browser's day when left out. For stories and tests. */
    today?: string | undefined;
    /** Overrides “mm/aaaa”. @default 'mm/aaaa' */
    placeholder?: string | undefined;
    /** The field's own message while its text is no allowed month, so that a form can hold back. */
    onValidityChange?: ((message: string | undefined) => void) | undefined;
  };
