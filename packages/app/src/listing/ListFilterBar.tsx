import { FilterBar, type FilterBarProps, type FilterTag, Text } from '@oraculo/ui';
import { usePrintedAt } from '../browser/usePrintedAt.ts';

interface ListFilterBarProps extends FilterBarProps {
  /** The filters that are applied. */
  tags: readonly FilterTag[];
}

/** The filters of a list; on paper, which has no fields, a line says which were applied. */
export function ListFilterBar(props: ListFilterBarProps) {
  const isOnPaper = usePrintedAt() !== null;
  const { tags } = props;
  return (
    <>
      <FilterBar {...props} />
      {isOnPaper && tags.length > 0 && (
        <Text size="fine">{`Filtros: ${tags.map(({ label }) => label).join(' · ')}`}</Text>
      )}
    </>
  );
}
