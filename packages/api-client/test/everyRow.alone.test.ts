import { expect, test, vi } from 'vitest';
import { createClient } from '../src/createClient.ts';
import { type Responder, answerJson, withFakeApi } from './fakeApi.ts';

const rowOf = (index: number) => ({ fileName: `${index}.csv`, createdAt: null, status: 'done', signedUrl: null });

/** A list with this number of rows, of which one page has `most` at most. */
const listOf = (total: number, most = 100): Responder =>
  function list(request, response, body) {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams;
    const size = Math.min(Number(query.get('size')), most);
    const start = Number(query.get('page')) * size;
    const rows = Array.from({ length: total }, (_, index) => rowOf(index)).slice(start, start + size);
    answerJson({ rows, count: total, pageable: { pageNumber: Number(query.get('page')), pageSize: size } })(
      request,
      response,
      body,
    );
  };

const namesOf = async (rows: AsyncIterable<{ fileName: string | null }>) => {
  const names: (string | null)[] = [];
  for await (const { fileName } of rows) names.push(fileName);
  return names;
};

test.each<[number, number | undefined, number, number]>([
  [0, undefined, 100, 1],
  [100, undefined, 100, 1],
  [250, undefined, 100, 3],
  [7, 3, 100, 3],
  [120, 100, 50, 3],
])('%i rows with %j, in pages of up to %i, arrive one by one in %i requests', async (total, pageSize, most, count) => {
  await withFakeApi(listOf(total, most), async ({ baseUrl, requests }) => {
    const { reports } = createClient({ baseUrl, applicationKey: 'k' });
    expect(await namesOf(reports.historyAll({ pageSize }))).toEqual(
      Array.from({ length: total }, (_, i) => `${i}.csv`),
    );
    expect(requests).toHaveLength(count);
  });
});

test.each([0, -2, 1.5, Number.NaN])('from page %j on, each row arrives once', async (page) => {
  await withFakeApi(listOf(5), async ({ baseUrl }) => {
    const { reports } = createClient({ baseUrl, applicationKey: 'k' });
    const names = await namesOf(reports.historyAll({ page, pageSize: 2 }));
    expect(names).toEqual(['0.csv', '1.csv', '2.csv', '3.csv', '4.csv']);
  });
});

test('a list that ends before its count ends the loop too', async () => {
  const answer: Responder = (request, response, body) => {
    const rows = request.url?.includes('page=0') ? [rowOf(0)] : [];
    answerJson({ rows, count: 300, pageable: { pageNumber: 0, pageSize: 1 } })(request, response, body);
  };
  await withFakeApi(answer, async ({ baseUrl, requests }) => {
    const { reports } = createClient({ baseUrl, applicationKey: 'k' });
    expect(await namesOf(reports.historyAll({ pageSize: 1 }))).toEqual(['0.csv']);
    expect(requests).toHaveLength(2);
  });
});

test('the first row is the first one of the requested page', async () => {
  await withFakeApi(listOf(5), async ({ baseUrl }) => {
    const { reports } = createClient({ baseUrl, applicationKey: 'k' });
    expect(await namesOf(reports.historyAll({ page: 2, pageSize: 2 }))).toEqual(['2.csv', '3.csv', '4.csv']);
  });
});

test('a loop that ends aborts the request for the next page', async () => {
  const left = vi.fn<() => void>();
  const answer: Responder = (request, response, body) => {
    if (request.url?.includes('page=0')) listOf(300)(request, response, body);
    else request.socket.once('close', left);
  };
  await withFakeApi(answer, async ({ baseUrl, requests, whenQuiet }) => {
    const { reports } = createClient({ baseUrl, applicationKey: 'k' });
    for await (const { fileName } of reports.historyAll()) {
      expect(fileName).toBe('0.csv');
      await vi.waitFor(() => expect(requests).toHaveLength(2));
      break;
    }
    await whenQuiet();
    expect(left).toHaveBeenCalledTimes(1);
  });
});

test('a page that fails ends the loop with its error, after the rows before it', async () => {
  const seen: unknown[] = [];
  const answer: Responder = (request, response, body) =>
    (request.url?.includes('page=0') ? listOf(300) : answerJson({}, 503))(request, response, body);
  await withFakeApi(answer, async ({ baseUrl }) => {
    const { reports } = createClient({ baseUrl, applicationKey: 'k' });
    const loop = async () => {
      for await (const row of reports.historyAll()) seen.push(row);
    };
    await expect(loop()).rejects.toMatchObject({ kind: 'server' });
    expect(seen).toHaveLength(100);
  });
});

test('the caller’s signal ends the loop', async () => {
  await withFakeApi(listOf(300), async ({ baseUrl }) => {
    const stop = new AbortController();
    const { reports } = createClient({ baseUrl, applicationKey: 'k' });
    const loop = async () => {
      for await (const row of reports.historyAll({ pageSize: 1 }, { signal: stop.signal })) if (row) stop.abort();
    };
    await expect(loop()).rejects.toMatchObject({ kind: 'aborted' });
  });
});
