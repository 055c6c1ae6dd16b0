import { type ReactNode, useEffect, useMemo } from 'react';
import { type Middleware, type SWRConfiguration, SWRConfig, unstable_serialize } from 'swr';
import { QueryCache } from './QueryCache.ts';

const retainWhileShown =
  (cache: QueryCache): Middleware =>
  (useSWRNext) =>
    function useHeldSWR(key, fetcher, config) {
      const name = unstable_serialize(key);
      useEffect(() => {
        return name === '' ? undefined : cache.retain(name);
      }, [name]);
      return useSWRNext(key, fetcher, config);
    };

const withoutAutomaticRequests: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshWhenHidden: false,
  refreshWhenOffline: false,
};

/** One cache per user. Remount it for the next user, so that pending responses are dropped with the old cache. */
export function DataProvider({ children }: { children: ReactNode }) {
  const value = useMemo(() => {
    const cache = new QueryCache();
    return { cache, config: { ...withoutAutomaticRequests, provider: () => cache, use: [retainWhileShown(cache)] } };
  }, []);
  useEffect(() => {
    value.cache.open();
    return () => value.cache.close();
  }, [value]);
  return <SWRConfig value={value.config}>{children}</SWRConfig>;
}
