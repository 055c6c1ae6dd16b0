import type { RequestOptions } from '@oraculo/api-client';
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { QueryCache } from './QueryCache.ts';

/**
 * A response of the service, cached under `key`; a `null` key sends no request. The request is aborted when the last
 * screen that needs it unmounts.
 */
export function useQuery<Answer>(
  key: readonly unknown[] | null,
  load: (options: RequestOptions) => Promise<Answer>,
  config: SWRConfiguration<Answer, unknown> = {},
) {
  const { cache } = useSWRConfig();
  const name = unstable_serialize(key);
  return useSWR<Answer, unknown>(
    key,
    () => (cache instanceof QueryCache ? cache.request(name, load) : load({})),
    config,
  );
}
