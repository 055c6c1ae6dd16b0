import type { ComponentType } from 'react';
import type { ChoiceOption } from '../../../internal/collections/choices/ChoiceOption.ts';
import type { DateRange } from '../../DateRangePicker/DateRangePickerProps.ts';

/** The kind of filter that a column offers. */
export type ColumnFilter =
  | {
      /** A part of the text. */
      kind: 'text';
    }
  | {
      /** One or several of a few values. */
      kind: 'choice';
      /** All values that a row may have, in reading order. */
      options: readonly ChoiceOption<string>[];
    }
  | {
      /** A first and a last day. */
      kind: 'period';
    }
  | {
      /** A lowest and a highest number. */
      kind: 'number';
      /** Maximum number of decimals. @default 0 */
      decimals?: number | undefined;
      /** Shown after the number and read out: `%`, `kg`, `dias`. */
      unit?: string | undefined;
    };

/** Each end is a decimal text with a point, `1234.5`; null for an open end. */
export interface NumberRange {
  /** The lowest number of a row. */
  min: string | null;
  /** The highest number of a row. */
  max: string | null;
}

/** The filter that is applied to a column. Its kind is that of the column's `filter`; one of another kind is ignored. */
export type FilterValue =
  | {
      /** A part of the text. */
      kind: 'text';
      /** Without spaces around it. */
      value: string;
    }
  | {
      /** One or several of a few values. */
      kind: 'choice';
      /** The chosen values; a row has one of them. */
      value: readonly string[];
    }
  | {
      /** A first and a last day. */
      kind: 'period';
      /** Both days belong to it. */
      value: DateRange;
    }
  | {
      /** A lowest and a highest number. */
      kind: 'number';
      /** Both numbers belong to it. */
      value: NumberRange;
    };

/** Applied filters by the `id` of their column. A column without a filter has no entry. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

export interface FilteredColumn {
  id: string;
  header: string;
  filter?: ColumnFilter | undefined;
}

export interface FilterButtonProps {
  column: FilteredColumn;
  filters: TableFilters;
}

export interface FilterPartProps {
  columns: readonly FilteredColumn[];
  filters: TableFilters;
}

/** The result of `columnFilters`, for `filters` of a `DataTable`. */
export interface TableFilters {
  /** The filters that were passed. */
  value: FilterValues;
  /** The function that was passed. */
  onChange: (value: FilterValues) => void;
  /** Components that the table renders; not for apps. */
  features: {
    Button: ComponentType<FilterButtonProps>;
    CardButtons: ComponentType<FilterPartProps>;
    Tags: ComponentType<FilterPartProps>;
  };
}
