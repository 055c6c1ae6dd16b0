import type { Ref } from 'react';
import type { DescribedProps } from '../../internal/base/dom/pickDomProps.ts';

export interface DateRange {
  /** `yyyy-MM-dd`, or null while nothing or no valid date is there. */
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
  /** The name of the two boxes together. */
  label: string;
  /**
   * The two boxes show names of their own, “De:” and “Até:”. False shows this one in their place, on the line where fields beside the
   * picker have theirs. @default true
   */
  isLabelHidden?: boolean | undefined;
  /** Both ends as `yyyy-MM-dd`; `null` for one that is not chosen. */
  value?: DateRange | undefined;
  /** Both ends at first, where the picker keeps its own value; a reset of the form brings them back. */
  defaultValue?: DateRange | undefined;
  /** At every change that makes or unmakes a date; a range picked in the calendar comes once, whole and in order. */
  onChange?: ((value: DateRange) => void) | undefined;
  /** Overrides “De:”. @default 'De:' */
  startLabel?: string | undefined;
  /** Overrides “Até:”. @default 'Até:' */
  endLabel?: string | undefined;
  /** Overrides “Data inicial”. @default 'Data inicial' */
  startPlaceholder?: string | undefined;
  /** Overrides “Data final”. @default 'Data final' */
  endPlaceholder?: string | undefined;
  /** The most days from the first to the last date: 01/03 to 31/03 is 30. No limit unless given. */
  maxSpanDays?: number | undefined;
  /** False refuses days after `today`, in the calendar and typed. @default true */
  allowFuture?: boolean | undefined;
  /** An earlier year is refused. @default 1900 */
  minYear?: number | undefined;
  /** A later year is refused. @default 2100 */
  maxYear?: number | undefined;
  /** Shows the red asterisks; checking is the form's. */
  isRequired?: boolean | undefined;
  /** The button that empties both boxes. @default true */
  isClearable?: boolean | undefined;
  /** Hoje, Ontem, Últimos 7 dias, Últimos 30 dias under the calendar. @default true */
  hasPresets?: boolean | undefined;
  /** Your own periods in the place of those. */
  presets?: readonly RangePreset[] | undefined;
  /** The form's message for the start (“Data inicial obrigatória”); the picker's own message comes before it. */
  startError?: string | undefined;
  /** The form's message for the end (“Data final obrigatória”); the picker's own message comes before it. */
  endError?: string | undefined;
  /** Below the first box while it has no error. */
  hint?: string | undefined;
  /** Shows dates that cannot be changed here and are submitted. */
  isReadOnly?: boolean | undefined;
  /** Disables both boxes and says why; they are then not submitted. */
  disabledReason?: string | undefined;
  /** Names under which a form submits `yyyy-MM-dd`. */
  startName?: string | undefined;
  /** The name under which a form submits the last date. */
  endName?: string | undefined;
  /** The `id` of the first input: where a link of an `ErrorSummary` about the first date leads. `id` is that of the picker. */
  startId?: string | undefined;
  /** The `id` of the second input, for what is wrong with the last date. */
  endId?: string | undefined;
  /** The two inputs, for a form that focuses the first wrong field. */
  startRef?: Ref<HTMLInputElement> | undefined;
  /** Reaches the native element: for a measure or a focus that no prop offers. */
  endRef?: Ref<HTMLInputElement> | undefined;
  /** `yyyy-MM-dd`: an earlier day is refused with a message. */
  minDate?: string | undefined;
  /** `yyyy-MM-dd`: a later day is refused with a message. */
  maxDate?: string | undefined;
  /** Why a day cannot be chosen, typed or in the calendar; `undefined` where it can. A weekend, a holiday, a closed month. */
  isDateUnavailable?: ((date: string) => string | undefined) | undefined;
  /** `yyyy-MM-dd`; the browser's day when left out. For stories and tests. */
  today?: string | undefined;
  /** The picker's own messages while a text is no valid date, so that a form can hold back. */
  onValidityChange?: ((messages: { start?: string | undefined; end?: string | undefined }) => void) | undefined;
  /** When the focus comes into the boxes, their buttons or the calendar from elsewhere. */
  onFocus?: (() => void) | undefined;
  /** When the focus has left both boxes, their buttons and the calendar. */
  onBlur?: (() => void) | undefined;
}
