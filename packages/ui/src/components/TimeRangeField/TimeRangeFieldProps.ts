import type { Ref } from 'react';
import type { DescribedProps } from '../../internal/base/dom/pickDomProps.ts';
import type { TimeRangePreset } from './shiftPresets.ts';

export interface TimeRange {
  /** `HH:mm`, without a zone, or null while there is no valid time. */
  start: string | null;
  /** `HH:mm` or null, like `start`. With `allowOvernight` an end that is not after the start is on the next day. */
  end: string | null;
}

export interface TimeRangeFieldProps extends DescribedProps {
  /** The name of the two boxes as a group. */
  label: string;
  /**
   * Hides `label` and shows the labels of the two boxes, “De:” and “Até:”. False shows `label`, aligned with the labels of other fields.
   * @default true
   */
  isLabelHidden?: boolean | undefined;
  /** The initial times of an uncontrolled field. A form reset restores them. */
  defaultValue?: TimeRange | undefined;
  /** Runs on every change that completes or removes a time. */
  onChange?: ((value: TimeRange) => void) | undefined;
  /**
   * Accepts a range across midnight: the field says that it ends on the next day, and equal times are 24 hours. By default start and end are
   * swapped if the end is earlier. @default false
   */
  allowOvernight?: boolean | undefined;
  /** Ranges to choose from, below the boxes. `'shifts'` has 07:00–13:00, 13:00–19:00, 19:00–07:00 and 24 hours from 07:00. */
  presets?: 'shifts' | readonly TimeRangePreset[] | undefined;
  /** Both times as `HH:mm`; `null` for a missing one. */
  value?: TimeRange | undefined;
  /** `HH:mm`: an earlier time is refused with a message, in both boxes. */
  minTime?: string | undefined;
  /** `HH:mm`: a later time is refused with a message, in both boxes. */
  maxTime?: string | undefined;
  /** The step of an arrow key in minutes; times in between are still allowed. @default 5 */
  stepMinutes?: number | undefined;
  /** Overrides “De:”. @default 'De:' */
  startLabel?: string | undefined;
  /** Overrides “Até:”. @default 'Até:' */
  endLabel?: string | undefined;
  /** Shows the red asterisks. The form validates the times. */
  isRequired?: boolean | undefined;
  /** The form's message for the start (“Informe o início”). The field's own message has precedence. */
  startError?: string | undefined;
  /** The form's message for the end (“Informe o fim”). The field's own message has precedence. */
  endError?: string | undefined;
  /** Below the first box if it has no error. */
  hint?: string | undefined;
  /** Shows times that cannot be changed here and are submitted. */
  isReadOnly?: boolean | undefined;
  /** Disables both boxes and the presets, and shows the reason; the times are then not submitted. */
  disabledReason?: string | undefined;
  /** The name under which a form submits the start, as `HH:mm`. */
  startName?: string | undefined;
  /** The name under which a form submits the end. */
  endName?: string | undefined;
  /** The `id` of the first input, for a link of an `ErrorSummary` about the start. `id` is that of the whole field. */
  startId?: string | undefined;
  /** The `id` of the second input, for an error of the end. */
  endId?: string | undefined;
  /** The input of the start, for a form that focuses its first invalid field. */
  startRef?: Ref<HTMLInputElement> | undefined;
  /** The input of the end. */
  endRef?: Ref<HTMLInputElement> | undefined;
  /** Runs with the field's own messages while a text is not an allowed time, so that a form can refuse to submit. */
  onValidityChange?: ((messages: { start?: string | undefined; end?: string | undefined }) => void) | undefined;
  /** Runs when the focus moves from outside into the boxes or presets. */
  onFocus?: (() => void) | undefined;
  /** Runs when the focus has left the boxes and presets. */
  onBlur?: (() => void) | undefined;
}
