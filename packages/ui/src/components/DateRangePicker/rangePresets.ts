import type { dateRangePtBR } from '../../i18n/ptBR/dates/dateRange.ts';
import type { RangePreset } from './DateRangePickerProps.ts';
import { addDays, type IsoDate } from '../../internal/dates/isoDate.ts';

/** “Últimos 7 dias” includes today. */
export const rangePresets = (today: IsoDate, dates: typeof dateRangePtBR): RangePreset[] => [
  { label: dates.today, start: today, end: today },
  { label: dates.yesterday, start: addDays(today, -1), end: addDays(today, -1) },
  { label: dates.lastDays(7), start: addDays(today, -6), end: today },
  { label: dates.lastDays(30), start: addDays(today, -29), end: today },
];
