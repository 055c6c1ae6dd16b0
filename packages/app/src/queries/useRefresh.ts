import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { isForgotten } from '../shell/QueryCache.ts';

/** Asks again for every list of that name which is on the screen; nothing once its user has left. */
export function useRefresh(name: string): () => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(async () => {
    if (!isForgotten(cache)) await mutate((key) => Array.isArray(key) && key[0] === name);
  }, [cache, mutate, name]);
}
