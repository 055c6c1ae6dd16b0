import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Reloads every visible list of that name, unless its user has signed out. */
export function useRefresh(name: string): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => void (await mutate((key) => Array.isArray(key) && key[0] === name)), [mutate, name]);
}
