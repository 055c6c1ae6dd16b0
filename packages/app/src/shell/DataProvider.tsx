import { ConfirmProvider } from '@oraculo/ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type Middleware, type SWRConfiguration, SWRConfig, unstable_serialize } from 'swr';
import { useSnapshot } from 'valtio';
import { session } from '../session/session.ts';
import { QueryCache } from './QueryCache.ts';

const holdWhileShown =
  (cache: QueryCache): Middleware =>
  (useSWRNext) =>
    function useHeldSWR(key, fetcher, config) {
      const name = unstable_serialize(key);
      useEffect(() => (name === '' ? undefined : cache.hold(name)), [name]);
      return useSWRNext(key, fetcher, config);
    };

const asked: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshWhenHidden: false,
  refreshWhenOffline: false,
};

function UserCache({ children }: { children: ReactNode }) {
  const value = useMemo(() => {
    const cache = new QueryCache();
    return { cache, config: { ...asked, provider: () => cache, use: [holdWhileShown(cache)] } };
  }, []);
  useEffect(() => {
    value.cache.open();
    return () => value.cache.close();
  }, [value]);
  return <SWRConfig value={value.config}>{children}</SWRConfig>;
}

/** One memory for one user: a sign-in or sign-off throws it away whole, with the answers and questions still under way. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { epoch } = useSnapshot(session);
  return (
    <UserCache key={epoch}>
      <ConfirmProvider>{children}</ConfirmProvider>
    </UserCache>
  );
}
