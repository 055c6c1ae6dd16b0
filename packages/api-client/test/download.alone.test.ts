// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../src/createClient.ts';
import { saveFile } from '../src/files/saveFile.ts';
import { answerJson, type Responder, withFakeApi } from './fakeApi.ts';

/** The links that the browser would follow; jsdom does not navigate. */
const followed: { href: string; download: string; target: string; rel: string }[] = [];
const record = (event: MouseEvent) => {
  event.preventDefault();
  const { href, download, target, rel } = event.target as HTMLAnchorElement;
  followed.push({ href, download, target, rel });
};

const released = vi.fn<(address: string) => void>();

beforeEach(() => {
  followed.length = 0;
  released.mockReset();
  document.addEventListener('click', record);
  // jsdom has no object URLs.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:null/1', revokeObjectURL: released }));
});
afterEach(() => {
  document.removeEventListener('click', record);
  vi.unstubAllGlobals();
});

const withCors = (answer: Responder): Responder =>
  function respond(request, response, body) {
    response.setHeader('access-control-allow-origin', '*');
    answer(request, response, body);
  };

const client = () => createClient({ baseUrl: 'http://127.0.0.1:1', applicationKey: 'k' });

test('bytes are saved under their name, and their object URL is revoked', async () => {
  vi.useFakeTimers();
  saveFile({ blob: new Blob(['a']), fileName: 'erros.csv' });
  expect(followed).toEqual([{ href: 'blob:null/1', download: 'erros.csv', target: '', rel: 'noopener noreferrer' }]);
  expect(released).not.toHaveBeenCalled();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(released).toHaveBeenCalledWith('blob:null/1');
  expect(document.querySelector('a')).toBeNull();
});

test('a valid link is followed in a new tab', async () => {
  await withFakeApi(withCors(answerJson({})), async ({ baseUrl, requests }) => {
    await client().files.download(`${baseUrl}/a.csv?s=1`);
    expect(requests.map(({ line }) => line)).toEqual(['HEAD /a.csv?s=1']);
    expect(followed).toEqual([
      { href: `${baseUrl}/a.csv?s=1`, download: '', target: '_blank', rel: 'noopener noreferrer' },
    ]);
  });
});

test.each<[string, Responder, string]>([
  ['an expired link', withCors(answerJson({}, 403)), 'expired'],
  ['a stopped check', withCors(() => {}), 'aborted'],
])('%s is not followed', async (_, answer, kind) => {
  await withFakeApi(answer, async ({ baseUrl }) => {
    const signal = kind === 'aborted' ? AbortSignal.abort() : undefined;
    await expect(client().files.download(`${baseUrl}/a.csv`, { signal })).rejects.toMatchObject({ kind });
    expect(followed).toEqual([]);
  });
});

test('a link of another scheme is not followed', async () => {
  await expect(client().files.download('javascript:alert(1)')).rejects.toMatchObject({ message: 'Link inválido.' });
  expect(followed).toEqual([]);
});
