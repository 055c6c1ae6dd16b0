import { expect, test } from 'vitest';
import { ReaderQueue } from '../src/intake/readerQueue.ts';

test('the files of one user are read one at a time, and a file of another user meanwhile', async () => {
  const queue = new ReaderQueue(2, 5);
  const order: string[] = [];
  const enter = (owner: string) =>
    queue.acquire(owner).then((release) => {
      order.push(owner);
      return release;
    });
  const [first, ...others] = [enter('ana'), enter('ana'), enter('ana'), enter('bia'), enter('caio')];
  const releaseFirst = await first;
  const releaseBia = await others[2];
  expect(order).toEqual(['ana', 'bia']);
  releaseBia?.();
  await others[3];
  expect(order).toEqual(['ana', 'bia', 'caio']);
  releaseFirst?.();
  await others[0];
  expect(order).toEqual(['ana', 'bia', 'caio', 'ana']);
});

test('a sender who disconnects leaves the queue, and too many files of one user are refused', async () => {
  const queue = new ReaderQueue(1, 2);
  const release = await queue.acquire('ana');
  const disconnection = new AbortController();
  const left = queue.acquire('bia', disconnection.signal);
  disconnection.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const waiting = [queue.acquire('ana'), queue.acquire('ana')];
  await expect(queue.acquire('ana')).rejects.toMatchObject({ reason: 'unavailable' });
  release();
  (await waiting[0]!)();
  (await waiting[1]!)();
  (await queue.acquire('caio'))();
});
