import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitCpuTime } from '../src/intake/sheets/limitCpuTime.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Limits a reader whose thread has not started yet. */
function watchReader(senderLeft?: AbortSignal) {
  const reader = new EventEmitter();
  const { signal, stop } = limitCpuTime(reader, senderLeft);
  return { reader, signal, stop };
}

test('the time before the start of the thread does not count towards the limit of a file', async () => {
  const { reader, signal, stop } = watchReader();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(signal.aborted).toBe(false);
  // Where the system does not report the CPU time of a thread, wall time counts from its start.
  reader.emit('message', { task: undefined });
  await vi.advanceTimersByTimeAsync(4_800);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(600);
  expect(signal.reason).toMatchObject({ message: expect.stringContaining('demorou demais') });
  stop();
});

test('reading ends after a minute if its thread never starts', async () => {
  const { signal, stop } = watchReader();
  await vi.advanceTimersByTimeAsync(59_900);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(signal.reason).toMatchObject({ message: expect.stringContaining('demorou demais') });
  stop();
});

test('reading ends when the sender disconnects, and a finished reading has no time limit', async () => {
  const sender = new AbortController();
  const left = watchReader(sender.signal);
  sender.abort(new Error('left'));
  expect(left.signal.reason).toMatchObject({ message: 'left' });
  left.stop();
  const done = watchReader();
  done.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(done.signal.aborted).toBe(false);
});
