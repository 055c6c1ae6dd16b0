import { getEventListeners } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PasswordQueue, QueueFull } from '../src/auth/passwordQueue.ts';

/**
 * A queue whose checks wait for `open`, and the order of the checks. Without a slot for few attempts it runs one check
 * at a time.
 */
function closedQueue(maxWaiting = 2, fewAttempts = Number.NEGATIVE_INFINITY) {
  const clock = { now: 0 };
  const queue = new PasswordQueue({ maxWaiting, maxWaitMs: 1000, fewAttempts }, () => clock.now);
  const order: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const enter = (name: string, tries = 0, signal: AbortSignal = new AbortController().signal) => {
    clock.now += 1;
    return queue.run(tries, signal, async () => {
      await gate;
      order.push(name);
    });
  };
  return { clock, enter, open: () => open(), order };
}

test('among addresses without attempts the newest goes first, so that a flood does not block it', async () => {
  const { enter, open, order } = closedQueue();
  const entered = [enter('flood 1'), enter('flood 2'), enter('flood 3'), enter('person')];
  open();
  await Promise.allSettled(entered);
  expect(order).toEqual(['flood 1', 'person', 'flood 3']);
});

test('the address with the fewest attempts goes first and displaces another in a full queue', async () => {
  const { enter, open, order } = closedQueue();
  const entered = [enter('first', 9), enter('flood', 9), enter('crowd', 8), enter('person')];
  open();
  const ends = await Promise.allSettled(entered);
  expect(order).toEqual(['first', 'person', 'crowd']);
  expect(ends[1]).toMatchObject({ status: 'rejected', reason: expect.any(QueueFull) });
});

test('an address that has waited long is not overtaken by later ones', async () => {
  const { clock, enter, open, order } = closedQueue(4);
  const entered = [enter('first'), enter('early'), enter('next')];
  // When the last entry arrives, the first three have waited for the longest wait or more.
  clock.now += 998;
  entered.push(enter('late'), enter('flood', 1));
  open();
  await Promise.all(entered);
  expect(order).toEqual(['first', 'early', 'next', 'late', 'flood']);
});

test('a flood that has waited long delays a new address by one check, and is still served', async () => {
  const { clock, enter, open, order } = closedQueue(4, 10);
  const entered = ['flood 1', 'flood 2', 'flood 3', 'flood 4', 'flood 5', 'flood 6'].map((name) => enter(name));
  clock.now += 1000;
  entered.push(enter('person'));
  open();
  await Promise.allSettled(entered);
  expect(order).toEqual(['flood 1', 'flood 2', 'flood 3', 'person', 'flood 4', 'flood 5']);
});

test('an address with many attempts uses only one of the two slots', async () => {
  const { enter, open, order } = closedQueue(4, 10);
  const entered = [enter('flood 1', 10), enter('flood 2', 10), enter('person', 9)];
  open();
  await Promise.all(entered);
  expect(order).toEqual(['flood 1', 'person', 'flood 2']);
});

test('a sender who has disconnected is not checked and leaves the queue', async () => {
  const { enter, open, order } = closedQueue(1);
  const disconnection = new AbortController();
  const left = [enter('first'), enter('gone', 0, disconnection.signal)];
  disconnection.abort(new Error('left'));
  const person = enter('person', 5);
  open();
  expect(await Promise.allSettled([...left, person])).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { message: 'left' } },
    { status: 'fulfilled' },
  ]);
  expect(order).toEqual(['first', 'person']);
});

/** A queue whose checks end one by one, and the list of started checks. */
function steppedQueue({ maxWaiting = 8, fewAttempts = Number.NEGATIVE_INFINITY } = {}) {
  const clock = { now: 0 };
  const queue = new PasswordQueue({ maxWaiting, maxWaitMs: 1000, fewAttempts }, () => clock.now);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    clock,
    begun,
    enter(name: string, tries = 0): void {
      clock.now += 1;
      void queue.run(tries, new AbortController().signal, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      });
    },
    async end(name: string): Promise<void> {
      ends.get(name)!();
      await setImmediate();
    },
  };
}

test('the slot for few attempts serves the address with the fewest attempts first, and no address with many', async () => {
  const { begun, end, enter } = steppedQueue({ fewAttempts: 3 });
  enter('flood 1', 3);
  enter('person 1');
  for (const name of ['flood 2', 'flood 3']) enter(name, 3);
  enter('person 2', 1);
  enter('person 3', 2);
  await setImmediate();
  expect(begun).toEqual(['flood 1', 'person 1']);
  await end('person 1');
  expect(begun).toEqual(['flood 1', 'person 1', 'person 2']);
  await end('person 2');
  await end('person 3');
  expect(begun).toEqual(['flood 1', 'person 1', 'person 2', 'person 3']);
  await end('flood 1');
  expect(begun.slice(4)).toEqual(['flood 3']);
});

test('after the longest wait an address is served in the order of arrival', async () => {
  const { begun, clock, end, enter } = steppedQueue();
  for (const name of ['first', 'early', 'next', 'third', 'last']) enter(name);
  await setImmediate();
  await end('first');
  expect(begun).toEqual(['first', 'last']);
  clock.now += 1000;
  await end('last');
  await end('early');
  await end('next');
  expect(begun).toEqual(['first', 'last', 'early', 'next', 'third']);
});

test('a full queue refuses an address with more attempts than all waiting ones', async () => {
  const { enter, open, order } = closedQueue();
  const entered = [enter('first'), enter('person 1', 1), enter('person 2', 1), enter('flood', 2)];
  open();
  expect((await Promise.allSettled(entered))[3]).toMatchObject({ reason: expect.any(QueueFull) });
  expect(order).toEqual(['first', 'person 2', 'person 1']);
});

test('an idle slot serves the next address at once', async () => {
  const queue = new PasswordQueue({ maxWaiting: 2, maxWaitMs: 60_000, fewAttempts: Number.NEGATIVE_INFINITY });
  const order: string[] = [];
  const enter = (name: string) => queue.run(0, new AbortController().signal, async () => void order.push(name));
  await enter('alone');
  const entered: Promise<unknown>[] = [];
  for (const name of ['first', 'early', 'late']) {
    const from = performance.now();
    while (performance.now() === from);
    entered.push(enter(name));
  }
  await Promise.all(entered);
  expect(order).toEqual(['alone', 'first', 'late', 'early']);
});

test('the queue has no abort listener once the check has begun', async () => {
  const { enter, open } = closedQueue();
  const { signal } = new AbortController();
  const entered = [enter('first'), enter('second', 0, signal)];
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  open();
  await Promise.all(entered);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
