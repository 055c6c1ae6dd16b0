// @vitest-environment jsdom
import { ApiError, type ErrorKind } from '@oraculo/api-client';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type SendFile, useUploadQueue } from './useUploadQueue.ts';

afterEach(cleanup);

const file = (name: string) => new File(['123'], name);

/** A queue of waiting files, and a service that responds on demand. */
function openQueue(names: readonly string[] = ['a.csv']) {
  const sent: string[] = [];
  let report: (loaded: number, total: number) => void = () => {};
  let answer: (value: unknown) => void = () => {};
  let refuse: (error: unknown) => void = () => {};
  const send: SendFile = ({ name }, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      sent.push(name);
      report = (loaded, total) => onProgress?.({ loaded, total });
      answer = resolve;
      refuse = reject;
      signal?.addEventListener('abort', () => reject(new Error('stopped')));
    });
  const { result } = renderHook(() => useUploadQueue(send, { isMultiple: true, kept: names.map(file) }));
  let run: Promise<unknown> = Promise.resolve();
  return {
    sent,
    first: () => result.current.files[0],
    queue: () => result.current,
    start: () => act(async () => void (run = result.current.sendAll())),
    report: (loaded: number, total: number) => act(async () => report(loaded, total)),
    answer: (value: unknown) => act(async () => answer(value)),
    refuse: (error: unknown) => act(async () => refuse(error)),
    end: () => run,
  };
}

test('a file that waits has its name, its size and no progress', () => {
  const { queue } = openQueue(['a.csv', 'b.csv']);
  const shown = queue().files.map(({ id, name, sizeBytes, status, progress }) => ({
    id,
    name,
    sizeBytes,
    status,
    progress,
  }));
  expect(shown).toEqual([
    { id: 'file-1', name: 'a.csv', sizeBytes: 3, status: 'ready', progress: undefined },
    { id: 'file-2', name: 'b.csv', sizeBytes: 3, status: 'ready', progress: undefined },
  ]);
});

test('the progress of an upload goes in whole percents from 0 to 100', async () => {
  const { first, start, report, answer, end, queue } = openQueue();
  await start();
  expect(first()).toMatchObject({ status: 'uploading', progress: 0 });
  const seen: unknown[] = [];
  for (const [loaded, total] of [
    [1, 3],
    [2, 3],
    [3, 3],
    // An unknown length.
    [3, 0],
  ] as const) {
    await report(loaded, total);
    seen.push(first()?.progress);
  }
  expect(seen).toEqual([33, 67, 100, 0]);
  expect(queue().isFinished()).toBe(false);
  await answer('recebido');
  expect(first()).toMatchObject({ status: 'done', progress: 100 });
  expect(await end()).toEqual({ answers: ['recebido'], errors: [] });
});

test('an aborted file is cancelled, without progress', async () => {
  const { first, start, report, queue, end } = openQueue();
  await start();
  await report(1, 2);
  await act(async () => queue().cancel('file-1'));
  expect(first()).toMatchObject({ status: 'cancelled', progress: undefined });
  expect(await end()).toEqual({ answers: [], errors: [] });
});

const failure = (kind: ErrorKind, fields = {}) => new ApiError({ kind, message: 'Não deu.', fields });

test.each<[string, unknown, boolean, string]>([
  ['too large', failure('tooLarge'), true, 'Não deu.'],
  ['wrong in itself', failure('invalid'), true, 'Não deu.'],
  ['sent with an invalid field', failure('invalid', { ansId: 'Inválida' }), false, 'Não deu.'],
  ['lost on its way', failure('network'), false, 'Não deu.'],
  ['failed in the page', new TypeError('x'), false, 'Erro desconhecido.'],
])('a file that is %s', async (_what, error, isRefused, message) => {
  const { sent, first, start, refuse, end } = openQueue();
  await start();
  await refuse(error);
  expect(first()).toMatchObject({ status: 'error', error: message, isRefused });
  expect(await end()).toEqual({ answers: [], errors: [error] });
  // The same bytes would get the same response.
  await start();
  expect(sent).toHaveLength(isRefused ? 1 : 2);
});

test('a rejected file is sent again on request, and its message is removed', async () => {
  const { first, start, refuse, answer, queue } = openQueue();
  await start();
  await refuse(failure('tooLarge'));
  let retried: Promise<unknown> = Promise.resolve();
  await act(async () => void (retried = queue().retry('file-1')));
  expect(first()).toMatchObject({ status: 'uploading', progress: 0, error: undefined, isRefused: false });
  await answer('recebido');
  expect(await retried).toEqual({ answers: ['recebido'], errors: [] });
});

test('a failed retry has its own error, and a retry of a removed file has none', async () => {
  const { start, refuse, queue } = openQueue();
  await start();
  await refuse(failure('network'));
  let retried: Promise<unknown> = Promise.resolve();
  await act(async () => void (retried = queue().retry('file-1')));
  const error = failure('server');
  await refuse(error);
  expect(await retried).toEqual({ answers: [], errors: [error] });
  expect(await queue().retry('file-9')).toEqual({ answers: [], errors: [] });
});

test('an uploading file is not sent a second time, and a queue without files is not finished', async () => {
  const { sent, start, queue } = openQueue();
  await start();
  expect(await queue().retry('file-1')).toEqual({ answers: [], errors: [] });
  expect(sent).toEqual(['a.csv']);
  expect(openQueue([]).queue().isFinished()).toBe(false);
});

test('a file that replaces others is the last of the chosen files', () => {
  const { result } = renderHook(() => useUploadQueue(async () => null, { isMultiple: false, kept: [file('a.csv')] }));
  act(() => result.current.add([file('b.csv'), file('c.csv')]));
  expect(result.current.files.map(({ id, name }) => `${id} ${name}`)).toEqual(['file-3 c.csv']);
});

test('files that are added at several times have an id each', () => {
  const { result } = renderHook(() => useUploadQueue(async () => null, { isMultiple: true }));
  act(() => result.current.add([file('a.csv'), file('b.csv')]));
  act(() => result.current.add([file('c.csv'), file('d.csv')]));
  expect(result.current.files.map(({ id }) => id)).toEqual(['file-1', 'file-2', 'file-3', 'file-4']);
});
