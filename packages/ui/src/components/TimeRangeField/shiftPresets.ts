import type { timeRangePtBR } from '../../i18n/ptBR/dates/timeRange.ts';

export interface TimeRangePreset {
  /** One or two words: “Manhã”. */
  label: string;
  /** `HH:mm`. */
  start: string;
  /** `HH:mm`. */
  end: string;
}

/** The shifts of a hospital. */
export const shiftPresets = (dates: typeof timeRangePtBR): TimeRangePreset[] => [
  { label: dates.morning, start: '07:00', end: '13:00' },
  { label: dates.afternoon, start: '13:00', end: '19:00' },
  { label: dates.night, start: '19:00', end: '07:00' },
  { label: dates.wholeDay, start: '07:00', end: '07:00' },
];
