import { ApiError, type Client, createClient, isRetryable, type Page, type ReportRow } from '@oraculo/api-client';
import { fixtureFetch } from '@oraculo/api-client/fixtures';

/** Compiled with the strictest settings of an app, which also check the declarations of libraries. */
export async function firstReports(signal: AbortSignal | undefined): Promise<Page<ReportRow> | 'later'> {
  const client: Client = createClient({ baseUrl: '/api', applicationKey: 'k', fetch: fixtureFetch() });
  try {
    return await client.reports.history({ page: undefined }, { signal, retry: { attempts: 2 } });
  } catch (error) {
    if (isRetryable(error)) return 'later';
    throw error instanceof ApiError ? new Error(error.kind) : error;
  }
}
