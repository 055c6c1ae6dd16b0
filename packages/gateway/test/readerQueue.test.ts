import { expect, test } from 'vitest';
import { ReaderQueue } from '../src/intake/readerQueue.ts';

test('one user reads one file at a time, and another comes in beside, however many wait', async () => {
  const queue = new ReaderQueue(2, 5);
  const order: string[] = [];
  const enter = (owner: string) =>
    queue.take(owner).then((release) => {
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

test('a sender who leaves gives up the place, and a crowd of one user’s files is refused', async () => {
  const queue = new ReaderQueue(1, 2);
  const release = await queue.take('ana');
  const leaving = new AbortController();
  const left = queue.take('bia', leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const waiting = [queue.take('ana'), queue.take('ana')];
  await expect(queue.take('ana')).rejects.toMatchObject({ reason: 'unavailable' });
  release();
  (await waiting[0]!)();
  (await waiting[1]!)();
  (await queue.take('caio'))();
});
