'use client';
import { useRef } from 'react';
import { tableFiltersPtBR } from '../../../i18n/ptBR/tableFilters.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { useFocusHandOver } from '../../../internal/base/focus/useFocusHandOver.ts';
import { TagGroup } from '../../TagGroup/TagGroup.tsx';
import { tagBar } from './Filters.css.ts';
import type { FilterPartProps } from './FilterFeatures.ts';
import { changeFilter, filterOf } from './filterValues.ts';
import { useFilterDescription } from './useFilterDescription.ts';

/** The applied filters, also those of hidden columns. */
export function FilterTags({ columns, filters }: FilterPartProps) {
  const words = useFilterDescription();
  const tags = columns.flatMap((column) => {
    const applied = filterOf(column, filters.value);
    return column.filter && applied
      ? [{ id: column.id, label: `${column.header}: ${words(column.filter, applied)}` }]
      : [];
  });
  return tags.length > 0 && <ShownTags tags={tags} filters={filters} />;
}

function ShownTags({ tags, filters }: Pick<FilterPartProps, 'filters'> & { tags: { id: string; label: string }[] }) {
  const { appliedFilters } = useAreaMessages('table', tableFiltersPtBR);
  const ref = useRef<HTMLDivElement>(null);
  useFocusHandOver(ref, (closing) =>
    closing?.closest('[data-ui="data-table"]')?.querySelector<HTMLElement>('[data-filter]'),
  );
  return (
    <div ref={ref} className={tagBar}>
      <TagGroup
        label={appliedFilters}
        tags={tags}
        onRemove={(id) => filters.onChange(changeFilter(filters.value, id, undefined))}
        onClear={() => filters.onChange({})}
      />
    </div>
  );
}
