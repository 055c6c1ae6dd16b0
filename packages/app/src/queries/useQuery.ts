import type { RequestOptions } from '@oraculo/api-client';
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { QueryCache } from './QueryCache.ts';

/** Answers of the service, kept under `key`; a `null` key asks for nothing. The request ends with the last screen that wants it. */
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
