import { ApiError, type Client, createClient, isRetryable, type Page, type ReportRow } from '@oraculo/api-client';
import { fixtureFetch } from '@oraculo/api-client/fixtures';

/** As strict as an app can be, and with the declarations of libraries checked as well. */
export async function firstReports(signal: AbortSignal | undefined): Promise<Page<ReportRow> | 'later'> {
  const client: Client = createClient({ baseUrl: '/api', applicationKey: 'k', fetch: fixtureFetch() });
  try {
    return await client.reports.history({ page: undefined }, { signal, retry: { attempts: 2 } });
  } catch (error) {
    if (isRetryable(error)) return 'later';
    throw error instanceof ApiError ? new Error(error.kind) : error;
  }
}
