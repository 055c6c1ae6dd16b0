import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../src/createClient.ts';
import { answerJson, withFakeApi } from './fakeApi.ts';

afterEach(() => vi.restoreAllMocks());

const fault = new Error('a fault in the bar');
const failing = () => {
  throw fault;
};

test('a progress listener that fails is reported as uncaught, and the upload still succeeds', async () => {
  const uncaught: unknown[] = [];
  const queue = globalThis.queueMicrotask;
  vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((work) =>
    queue(() => {
      try {
        work();
      } catch (error) {
        uncaught.push(error);
      }
    }),
  );
  await withFakeApi(answerJson({ message: 'Recebido.' }), async ({ baseUrl, requests }) => {
    const { documents } = createClient({ baseUrl, applicationKey: 'k' });
    const sent = documents.upload(new File(['%PDF-'], 'guia.pdf'), { onProgress: failing });
    expect(await sent).toEqual({ message: 'Recebido.' });
    expect(requests).toHaveLength(1);
  });
  expect(uncaught).toEqual([fault, fault]);
});
