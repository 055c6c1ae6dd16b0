import type { FilterTag } from '@oraculo/ui';
import { showDate } from '../dates/dates.ts';
import type { Period } from '../dates/period.ts';

interface Choice {
  id: string;
  /** The label until the options are loaded, or when no option has the value. */
  name: string;
  value: string | null | undefined;
  options: readonly { value: string; label: string }[];
}

/** The tag of a choice with the label of its option. Nothing without a choice. */
export const choiceTag = ({ id, name, value, options }: Choice): FilterTag[] =>
  value ? [{ id, label: options.find((option) => option.value === value)?.label ?? name }] : [];

/** The tag of a typed text, with the name of its filter. */
export const textTag = (id: string, name: string, text: string | null): FilterTag[] =>
  text ? [{ id, label: `${name}: ${text}` }] : [];

export const periodTag = (period: Period | null, isFixed: boolean): FilterTag[] =>
  period ? [{ id: 'period', label: `${showDate(period.start)} a ${showDate(period.end)}`, isFixed }] : [];
