import { useToday } from '@oraculo/ui';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readListState, useListParams } from '../listState.ts';
import { without } from '../pickParams.ts';
import {
  filterNames,
  keptSearch,
  personalFilterTitles,
  openPeriod,
  storePeriod,
  type ViewRules,
} from './viewSearch.ts';
import { removeView, saveView, subscribeToViews, type View, views } from './views.ts';

const ownViews = () => views.all;

/** The views of one list and the current one. */
export function useViews(rules: ViewRules) {
  const all = useSyncExternalStore(subscribeToViews, ownViews);
  const [, setAddress] = useSearchParams();
  const params = useListParams();
  const { isEmptied } = readListState(useLocation().state);
  const today = useToday();
  const viewsOfList = all.filter(({ list }) => list === rules.list);
  const present = keptSearch(params, rules);
  const personalTitles = personalFilterTitles(params, rules);
  const filters = filterNames(rules);
  const searchOf = (view: View) => openPeriod(view.search, today);
  const current = personalTitles.length > 0 ? undefined : viewsOfList.find((view) => searchOf(view) === present);
  const operatorOf = ({ search }: View) =>
    (rules.operator && new URLSearchParams(search).get(rules.operator.filter)) ?? null;
  const open = (name: string, options?: { replace: boolean }) => {
    const view = viewsOfList.find((one) => one.name === name);
    if (view) setAddress(searchOf(view), options);
  };

  const left = new URLSearchParams(present);
  for (const name of rules.operator ? [rules.operator.filter, ...rules.operator.dependent] : []) left.delete(name);
  const withoutOperator = left.toString();

  const openFirst = useEffectEvent(() => {
    const first = viewsOfList.find(({ isDefault }) => isDefault);
    if (first && params.size === 0 && !isEmptied) open(first.name, { replace: true });
  });
  // The first view opens only if the address has no filters and the user has not cleared them, here or in another tab of the screen.
  useEffect(() => {
    openFirst();
  }, []);

  return {
    list: rules.list,
    viewsOfList,
    current,
    /** The operator of the current view, as its filter holds it. */
    operator: current && rules.operator ? { valueOf: rules.operator.valueOf, value: operatorOf(current) } : null,
    /** The current filters that a view may hold. */
    present,
    /** The filters without the operator. */
    withoutOperator,
    /** Removes the operator from the address. */
    removeOperator: () => setAddress(withoutOperator, { replace: true, state: { isEmptied: withoutOperator === '' } }),
    /** Titles of the applied filters that a view would not hold. */
    personalTitles,
    hasFilters: present !== '',
    /** Whether any filter hides rows, including a filter that a view would not hold. */
    isFiltered: filters.some((name) => params.has(name)),
    /** Removes all filters from the address and returns to the first page. */
    clear: () => setAddress(without(params, [...filters, 'page']), { state: { isEmptied: true } }),
    open,
    /** Renames the current view; without a current view it saves a new one. */
    save: (name: string, isDefault: boolean) =>
      saveView({ list: rules.list, name, search: storePeriod(present, today), isDefault }, current?.name),
    remove: (name: string) => removeView({ list: rules.list, name }),
  };
}

export type ListViews = ReturnType<typeof useViews>;
