import type { ColumnFilter, FilteredColumn, FilterValue, FilterValues } from './FilterFeatures.ts';

/** The applied filter of a column; undefined if there is none of the column's kind. */
export const filterOf = ({ id, filter }: FilteredColumn, values: FilterValues): FilterValue | undefined => {
  const value = values[id];
  return value?.kind === filter?.kind ? value : undefined;
};

/** The initial value of a panel for a column without a filter. */
export function emptyFilter({ kind }: ColumnFilter): FilterValue {
  switch (kind) {
    case 'text':
      return { kind, value: '' };
    case 'choice':
      return { kind, value: [] };
    case 'period':
      return { kind, value: { start: null, end: null } };
    case 'number':
      return { kind, value: { min: null, max: null } };
  }
}

/** Trims a text and puts two ends in order. Returns `undefined` for a filter that excludes nothing. */
export function cleanFilter(filter: FilterValue): FilterValue | undefined {
  switch (filter.kind) {
    case 'text': {
      const value = filter.value.trim();
      return value ? { ...filter, value } : undefined;
    }
    case 'choice':
      return filter.value.length > 0 ? filter : undefined;
    case 'period':
      return filter.value.start || filter.value.end ? filter : undefined;
    case 'number': {
      const { min, max } = filter.value;
      if (min === null && max === null) return undefined;
      const isReversed = min !== null && max !== null && Number(min) > Number(max);
      return isReversed ? { ...filter, value: { min: max, max: min } } : filter;
    }
  }
}

/** All filters after a change of one. */
export function changeFilter(values: FilterValues, columnId: string, filter: FilterValue | undefined): FilterValues {
  const { [columnId]: _former, ...others } = values;
  return filter ? { ...others, [columnId]: filter } : others;
}
