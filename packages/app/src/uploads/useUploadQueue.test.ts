// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type SendFile, useUploadQueue } from './useUploadQueue.ts';

afterEach(cleanup);

const file = (name: string) => new File(['1'], name);

/** A service that responds on demand and drops aborted uploads. */
function openQueue(isMultiple: boolean) {
  const sent: string[] = [];
  let arrive = () => {};
  let fail = () => {};
  const send: SendFile = ({ name }, { signal }) =>
    new Promise((resolve, reject) => {
      sent.push(name);
      arrive = () => resolve(name);
      fail = () => reject(new Error('refused'));
      signal?.addEventListener('abort', () => reject(new Error('stopped')));
    });
  const { result, unmount } = renderHook(() => useUploadQueue(send, { isMultiple }));
  return {
    sent,
    unmount,
    queue: () => result.current,
    add: (...names: string[]) => act(() => result.current.add(names.map(file))),
    start: async () => {
      let run = Promise.resolve<unknown>(undefined);
      await act(async () => {
        run = result.current.sendAll();
      });
      return { end: () => run };
    },
    arrive: () => act(async () => arrive()),
    fail: () => act(async () => fail()),
  };
}

test('a waiting file that is removed during an upload is not sent', async () => {
  const { sent, queue, add, start, arrive } = openQueue(true);
  add('a.pdf', 'b.pdf');
  const { end } = await start();
  act(() => queue().remove(queue().files[1]?.id ?? ''));
  await arrive();
  expect(await end()).toEqual({ answers: ['a.pdf'], errors: [] });
  expect(sent).toEqual(['a.pdf']);
  expect(queue().isFinished()).toBe(true);
});

test('a file that is added during an upload is sent too', async () => {
  const { queue, add, start, arrive } = openQueue(true);
  add('a.pdf');
  const { end } = await start();
  add('b.pdf');
  await arrive();
  expect(queue().isFinished()).toBe(false);
  await arrive();
  expect(await end()).toEqual({ answers: ['a.pdf', 'b.pdf'], errors: [] });
  expect(queue().isFinished()).toBe(true);
});

test('a file that replaces another aborts its upload and is sent instead', async () => {
  const { queue, add, start, arrive } = openQueue(false);
  add('a.csv');
  const { end } = await start();
  add('b.csv');
  await arrive();
  await arrive();
  expect(await end()).toEqual({ answers: ['b.csv'], errors: [] });
  expect(queue().files.map(({ name, status }) => [name, status])).toEqual([['b.csv', 'done']]);
});

test('an aborted file stays in the queue for the next run', async () => {
  const { sent, queue, add, start } = openQueue(true);
  add('a.pdf');
  const { end } = await start();
  await act(async () => queue().cancel(queue().files[0]?.id ?? ''));
  expect(await end()).toEqual({ answers: [], errors: [] });
  expect(queue().files[0]?.status).toBe('cancelled');
  await start();
  expect(sent).toEqual(['a.pdf', 'a.pdf']);
});

test('closing the dialog sends no more files', async () => {
  const { sent, unmount, add, start } = openQueue(true);
  add('a.pdf', 'b.pdf');
  const { end } = await start();
  unmount();
  await end();
  expect(sent).toEqual(['a.pdf']);
});

test('a failed file is sent again while another is still uploading', async () => {
  const { sent, queue, add, start, arrive, fail } = openQueue(true);
  add('a.pdf', 'b.pdf');
  const { end } = await start();
  await fail();
  expect(queue().files.map(({ status }) => status)).toEqual(['error', 'uploading']);
  let retried = Promise.resolve<unknown>(undefined);
  await act(async () => {
    retried = queue().retry('file-1');
  });
  expect(sent).toEqual(['a.pdf', 'b.pdf', 'a.pdf']);
  await arrive();
  expect(await retried).toEqual({ answers: ['a.pdf'], errors: [] });
  expect(queue().isFinished()).toBe(false);
  expect(queue().files.map(({ status }) => status)).toEqual(['done', 'uploading']);
  act(() => queue().remove('file-2'));
  await end();
});

test('kept files are in the queue from the start, together with added ones', async () => {
  const sent: string[] = [];
  const send: SendFile = async ({ name }) => void sent.push(name);
  const { result } = renderHook(() => useUploadQueue(send, { isMultiple: true, kept: [file('a.pdf'), file('b.pdf')] }));
  act(() => result.current.add([file('c.pdf')]));
  expect(new Set(result.current.files.map(({ id }) => id)).size).toBe(3);
  await act(() => result.current.sendAll());
  expect(sent).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
});

test('kept files are sent even if React runs every effect twice', async () => {
  const sent: string[] = [];
  const send: SendFile = async ({ name }) => void sent.push(name);
  const { result } = renderHook(() => useUploadQueue(send, { isMultiple: true, kept: [file('a.pdf')] }), {
    wrapper: StrictMode,
  });
  await act(async () => void (await result.current.sendAll()));
  expect(sent).toEqual(['a.pdf']);
});

test('a retried file keeps its idempotency key, and every other file has its own', async () => {
  const keys: string[] = [];
  const send: SendFile = async ({ name }, { idempotencyKey }) => {
    keys.push(`${name} ${idempotencyKey}`);
    if (keys.length === 1) throw new Error('lost');
  };
  const { result } = renderHook(() => useUploadQueue(send, { isMultiple: true, kept: [file('a.pdf'), file('a.pdf')] }));
  await act(() => result.current.sendAll());
  await act(() => result.current.retry('file-1'));
  expect(keys).toHaveLength(3);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a successful retry is not an error of the run that is still in progress', async () => {
  const { queue, add, start, arrive, fail } = openQueue(true);
  add('a.pdf', 'b.pdf');
  const { end } = await start();
  await fail();
  await act(async () => void queue().retry('file-1'));
  await arrive();
  expect(queue().files.map(({ status }) => status)).toEqual(['done', 'uploading']);
  act(() => queue().cancel('file-2'));
  expect(await end()).toEqual({ answers: [], errors: [] });
});

test('a file that has arrived is not sent with the next run', async () => {
  const { sent, queue, add, start, arrive } = openQueue(true);
  add('a.pdf');
  const first = await start();
  await arrive();
  await first.end();
  add('b.pdf');
  const second = await start();
  await arrive();
  expect(await second.end()).toEqual({ answers: ['b.pdf'], errors: [] });
  expect(sent).toEqual(['a.pdf', 'b.pdf']);
  expect(queue().isFinished()).toBe(true);
});

test('an aborted retry is not an error', async () => {
  const { queue, add, start, fail } = openQueue(true);
  add('a.pdf');
  const { end } = await start();
  await fail();
  await end();
  let retried = Promise.resolve<unknown>(undefined);
  await act(async () => {
    retried = queue().retry('file-1');
  });
  await act(async () => queue().cancel('file-1'));
  expect(await retried).toEqual({ answers: [], errors: [] });
});
