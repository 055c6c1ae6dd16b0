import type { Ref } from 'react';
import type { DescribedProps } from '../../internal/base/dom/pickDomProps.ts';

export interface DateRange {
  /** `yyyy-MM-dd`, or null while there is no valid date. */
  start: string | null;
  /** As `start`; also null while the range is longer than `maxSpanDays`. */
  end: string | null;
}

export interface RangePreset {
  /** Two or three words: “Este mês”. */
  label: string;
  /** The first day, `yyyy-MM-dd`. */
  start: string;
  /** The last day, `yyyy-MM-dd`. */
  end: string;
}

export interface DateRangePickerProps extends DescribedProps {
  /** The name of the two boxes as a group. */
  label: string;
  /**
   * Hides `label` and shows the labels of the two boxes, “De:” and “Até:”. False shows `label`, aligned with the labels of other fields.
   * @default true
   */
  isLabelHidden?: boolean | undefined;
  /** Both dates as `yyyy-MM-dd`; `null` for a missing one. */
  value?: DateRange | undefined;
  /** The initial dates of an uncontrolled picker. A form reset restores them. */
  defaultValue?: DateRange | undefined;
  /** Runs on every change that completes or removes a date. A range picked in the calendar is reported once, complete and in order. */
  onChange?: ((value: DateRange) => void) | undefined;
  /** Overrides “De:”. @default 'De:' */
  startLabel?: string | undefined;
  /** Overrides “Até:”. @default 'Até:' */
  endLabel?: string | undefined;
  /** Overrides “Data inicial”. @default 'Data inicial' */
  startPlaceholder?: string | undefined;
  /** Overrides “Data final”. @default 'Data final' */
  endPlaceholder?: string | undefined;
  /** Maximum number of days from the first to the last date: 01/03 to 31/03 is 30. No limit by default. */
  maxSpanDays?: number | undefined;
  /** False refuses days after `today`, in the calendar and typed. @default true */
  allowFuture?: boolean | undefined;
  /** An earlier year is refused. @default 1900 */
  minYear?: number | undefined;
  /** A later year is refused. @default 2100 */
  maxYear?: number | undefined;
  /** Shows the red asterisks. The form validates the dates. */
  isRequired?: boolean | undefined;
  /** The button that clears both boxes. @default true */
  isClearable?: boolean | undefined;
  /** The presets Hoje, Ontem, Últimos 7 dias, Últimos 30 dias below the calendar. @default true */
  hasPresets?: boolean | undefined;
  /** Presets that replace the default ones. */
  presets?: readonly RangePreset[] | undefined;
  /** The form's message for the start (“Data inicial obrigatória”). The picker's own message has precedence. */
  startError?: string | undefined;
  /** The form's message for the end (“Data final obrigatória”). The picker's own message has precedence. */
  endError?: string | undefined;
  /** Below the first box if it has no error. */
  hint?: string | undefined;
  /** Shows dates that cannot be changed here and are submitted. */
  isReadOnly?: boolean | undefined;
  /** Disables both boxes and shows the reason; they are then not submitted. */
  disabledReason?: string | undefined;
  /** The name under which a form submits the first date, as `yyyy-MM-dd`. */
  startName?: string | undefined;
  /** The name under which a form submits the last date. */
  endName?: string | undefined;
  /** The `id` of the first input, for a link of an `ErrorSummary` about the first date. `id` is that of the picker. */
  startId?: string | undefined;
  /** The `id` of the second input, for an error of the last date. */
  endId?: string | undefined;
  /** The input of the first date, for a form that focuses its first invalid field. */
  startRef?: Ref<HTMLInputElement> | undefined;
  /** The input of the second date, for a form that focuses its first invalid field. */
  endRef?: Ref<HTMLInputElement> | undefined;
  /** `yyyy-MM-dd`: an earlier day is refused with a message. */
  minDate?: string | undefined;
  /** `yyyy-MM-dd`: a later day is refused with a message. */
  maxDate?: string | undefined;
  /** Why a day cannot be chosen, typed or in the calendar; `undefined` if it can: a weekend, a holiday, a closed month. */
  isDateUnavailable?: ((date: string) => string | undefined) | undefined;
  /** `yyyy-MM-dd`; by default the browser's day. For stories and tests. */
  today?: string | undefined;
  /** Runs with the picker's own messages while a text is not a valid date, so that a form can refuse to submit. */
  onValidityChange?: ((messages: { start?: string | undefined; end?: string | undefined }) => void) | undefined;
  /** Runs when the focus moves from outside into the boxes, their buttons or the calendar. */
  onFocus?: (() => void) | undefined;
  /** Runs when the focus has left both boxes, their buttons and the calendar. */
  onBlur?: (() => void) | undefined;
}
