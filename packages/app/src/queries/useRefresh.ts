import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Asks again for every list of that name which is on the screen; nothing once its user has left, whose memory is empty then. */
export function useRefresh(name: string): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => void (await mutate((key) => Array.isArray(key) && key[0] === name)), [mutate, name]);
}
