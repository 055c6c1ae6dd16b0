import type { RequestOptions } from '@oraculo/api-client';
import type { SelectOption } from '@oraculo/ui';
import { useCallback, useMemo } from 'react';
import { messageOf } from '../notifications/messageOf.ts';
import { useQuery } from './useQuery.ts';

/** Ready to spread into a `Select`. */
export interface Options<Item> {
  items: readonly Item[] | undefined;
  select: {
    options: readonly SelectOption<string>[];
    isLoading: boolean;
    loadError: string | undefined;
    onRetry: () => void;
  };
}

const none: readonly never[] = [];

/** A list of options for fields; a `null` key sends no request. Define `toOption` outside the component. */
export function useOptions<Item>(
  key: readonly unknown[] | null,
  load: (options: RequestOptions) => Promise<readonly Item[]>,
  toOption: (item: Item) => SelectOption<string>,
): Options<Item> {
  const { data, error, isLoading, mutate } = useQuery(key, load);
  const items = key === null ? none : data;
  const options = useMemo(() => (items ?? none).map(toOption), [items, toOption]);
  const onRetry = useCallback(() => void mutate(), [mutate]);
  return { items, select: { options, isLoading, loadError: messageOf(error), onRetry } };
}
