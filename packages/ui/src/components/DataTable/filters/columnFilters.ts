'use client';
import { FilterButton, FilterCardButtons } from './FilterButton.tsx';
import type { FilterValues, TableFilters } from './FilterFeatures.ts';
import { FilterTags } from './FilterTags.tsx';

/** Separate from the table, so that an app without filters does not load this code. */
const features = { Button: FilterButton, CardButtons: FilterCardButtons, Tags: FilterTags };

interface ColumnFiltersOptions {
  /** The applied filters by the `id` of their column; `{}` for none. */
  value: FilterValues;
  /** Runs with all filters when one is applied or removed. Request the rows with them, starting at page 1. */
  onChange: (value: FilterValues) => void;
}

/**
 * Filters in the headers of the columns that have a `filter`, and tags above the rows for the applied ones. The table does not filter
 * its rows, because it has only one page of them; `matchesFilter` tests a row where all rows are in the browser.
 */
export const columnFilters = ({ value, onChange }: ColumnFiltersOptions): TableFilters => ({
  value,
  onChange,
  features,
});
