import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitCpuTime } from './limitCpuTime.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A reader whose thread has not started yet. */
function watchReader(senderLeft?: AbortSignal) {
  const reader = new EventEmitter();
  const { signal, stop } = limitCpuTime(reader, senderLeft);
  return { reader, signal, stop };
}

test('a small file is not refused when a busy machine delays the start of its thread by many seconds', async () => {
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

test('a reader whose thread never starts ends after a minute', async () => {
  const { signal, stop } = watchReader();
  await vi.advanceTimersByTimeAsync(59_900);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(signal.reason).toMatchObject({ message: expect.stringContaining('demorou demais') });
  stop();
});

test('a sender that disconnects ends the reading, and a finished reading is no longer watched', async () => {
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
