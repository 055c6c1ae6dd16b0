import { ApiError, createClient, isRetryable } from '@oraculo/api-client';

const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** A PDF of some megabytes, so that its upload reports progress more than once. */
const largePdf = () => new File(['%PDF-1.7\n', new Uint8Array(8_000_000).fill(32), '\n%%EOF'], 'Guia nº 12.pdf');

/** The first steps of a developer who knows only the README, in any runtime. Returns what was observed. */
export async function journey({ baseUrl, applicationKey, username, password }) {
  let token = null;
  const calls = [];
  const client = createClient({
    baseUrl,
    applicationKey,
    getToken: () => token,
    onCall: ({ operation, kind }) => calls.push(kind ? `${operation} ${kind}` : operation),
  });

  const session = await client.session.signIn({ username, password });
  token = session.userToken;

  const period = { firstDate: day(6), lastDate: day(0), pageSize: 20 };
  const { total } = await client.eligibility.search(period);
  let rows = 0;
  for await (const row of client.eligibility.searchAll(period)) rows += row ? 1 : 0;

  const progress = [];
  await client.documents.upload(largePdf(), { onProgress: ({ loaded, total: whole }) => progress.push(loaded / whole) });

  const historyBefore = await client.reports.history();
  await client.reports.request({ firstDate: day(3), lastDate: day(1) }, { retry: { attempts: 3 } });
  const historyAfter = await client.reports.history();

  const error = await client.credentials.get('999999999').catch((reason) => reason);
  await client.session.signOut();
  return {
    runtime: globalThis.navigator?.userAgent,
    total,
    rows,
    progress,
    reports: historyAfter.total - historyBefore.total,
    error: { isApiError: error instanceof ApiError, isRetryable: isRetryable(error), ...JSON.parse(JSON.stringify(error)) },
    calls,
  };
}
