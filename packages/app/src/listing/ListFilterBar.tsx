import { FilterBar, type FilterBarProps, type FilterTag } from '@oraculo/ui';
import { PrintedFilters } from './PrintedFilters.tsx';

interface ListFilterBarProps extends FilterBarProps {
  /** The filters that are applied. */
  tags: readonly FilterTag[];
}

/** The filters of a list, on the screen and on paper. */
export function ListFilterBar(props: ListFilterBarProps) {
  return (
    <>
      <FilterBar {...props} />
      <PrintedFilters labels={props.tags.map(({ label }) => label)} />
    </>
  );
}
