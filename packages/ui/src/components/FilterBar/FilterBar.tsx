'use client';
import { useSyncExternalStore } from 'react';
import { pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { root } from './FilterBar.css.ts';
import type { FilterBarProps } from './FilterBarProps.ts';
import { FilterForm } from './FilterForm.tsx';
import { FoldedFilters } from './FoldedFilters.tsx';

export type { FilterBarProps, FilterTag } from './FilterBarProps.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(upTo.card);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** A server renders the wide page. */
const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(upTo.card).matches,
    () => false,
  );

/** The filters of a list. They are applied on demand, never while typing. */
export function FilterBar(props: FilterBarProps) {
  const isPhone = useIsPhone();
  const { tags } = props;
  if (isPhone && tags) return <FoldedFilters {...props} tags={tags} />;
  return (
    <div {...pickDomProps('filter-bar', props)} className={root}>
      <FilterForm {...props} />
    </div>
  );
}
