import { foldText } from '../../../internal/collections/Combobox/foldText.ts';
import type { FilterValue } from './FilterFeatures.ts';

/**
 * Whether a cell matches the filter of its column. A text has to contain the filter, ignoring case and accents; a choice has to be one of its
 * values; a date, `yyyy-MM-dd`, or a number has to be between its ends or equal to one of them. An empty cell matches no filter.
 */
export function matchesFilter(filter: FilterValue | undefined, cell: string | number | null | undefined): boolean {
  if (!filter) return true;
  if (cell === null || cell === undefined || cell === '') return false;
  switch (filter.kind) {
    case 'text':
      return foldText(String(cell)).includes(foldText(filter.value));
    case 'choice':
      return filter.value.includes(String(cell));
    case 'period': {
      const { start, end } = filter.value;
      const date = String(cell);
      return (start === null || date >= start) && (end === null || date <= end);
    }
    case 'number': {
      const { min, max } = filter.value;
      return (min === null || Number(cell) >= Number(min)) && (max === null || Number(cell) <= Number(max));
    }
  }
}
