import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dismissToast,
  durationOf,
  emptyToastList,
  expireToast,
  type RaisedToast,
  raiseToast,
  readRecent,
  RECENT_LIMIT,
  withdrawToast,
} from './toastList.ts';

const toastOf = (id: string, changes: Partial<RaisedToast> = {}): RaisedToast => ({
  id,
  variant: 'error',
  title: 'Ocorreu um erro',
  message: 'Tente novamente mais tarde',
  durationMs: 3000,
  count: 1,
  raisedAt: 0,
  ...changes,
});

describe('raiseToast', () => {
  test('counts a toast that equals a shown one, and keeps its place and id', () => {
    const { open } = [toastOf('1'), toastOf('2', { title: 'Outro' }), toastOf('3', { raisedAt: 9 })].reduce(
      raiseToast,
      emptyToastList,
    );
    expect(open.map(({ id, count, raisedAt }) => ({ id, count, raisedAt }))).toEqual([
      { id: '1', count: 2, raisedAt: 9 },
      { id: '2', count: 1, raisedAt: 0 },
    ]);
  });

  test.each<[string, Partial<RaisedToast>]>([
    ['variant', { variant: 'success' }],
    ['title', { title: 'Erro' }],
    ['action', { action: { label: 'Desfazer', onPress: () => {} } }],
    ['message', { message: undefined }],
  ])('treats a toast with another %s as a different one', (_difference, changes) => {
    expect([toastOf('1'), toastOf('2', changes)].reduce(raiseToast, emptyToastList).open).toHaveLength(2);
  });

  test('does not merge two equal notices about running work', () => {
    const [one, two] = [toastOf('1', { variant: 'info' }), toastOf('2', { variant: 'info' })] as const;
    const both = [one, two].reduce(raiseToast, emptyToastList);
    expect(both.open.map(({ id, count }) => [id, count])).toEqual([
      ['1', 1],
      ['2', 1],
    ]);
    expect(withdrawToast(both, '1').recent.map(({ id }) => id)).toEqual(['2']);
  });

  test('does not count on a toast that was already removed', () => {
    const left = dismissToast(raiseToast(emptyToastList, toastOf('1')), '1');
    expect(raiseToast(left, toastOf('2')).open).toMatchObject([{ id: '2', count: 1 }]);
  });
});

describe('unread toasts', () => {
  const one = raiseToast(emptyToastList, toastOf('1'));
  const two = raiseToast(one, toastOf('2', { title: 'Outro' }));
  test.each([
    ['while it is shown', one, false],
    ['after its time', expireToast(one, '1'), true],
    ['closed by the user', dismissToast(one, '1'), false],
    ['after the panel was opened', readRecent(expireToast(one, '1')), false],
    ['the only unread one was removed', withdrawToast(expireToast(one, '1'), '1'), false],
    ['another one was removed', withdrawToast(expireToast(two, '1'), '2'), true],
    ['removed, while another one was closed', withdrawToast(expireToast(dismissToast(two, '2'), '1'), '1'), false],
  ])('%s', (_when, { hasUnread }, expected) => {
    expect(hasUnread).toBe(expected);
  });

  test('a removed toast is neither on the screen nor among the recent ones', () => {
    const { open, recent } = withdrawToast(two, '1');
    expect([open, recent].map((toasts) => toasts.map(({ id }) => id))).toEqual([['2'], ['2']]);
  });
});

test.each([
  ['without a duration', {}, 3000],
  ['with an action', { action: { label: 'Desfazer', onPress: () => {} } }, Number.POSITIVE_INFINITY],
  ['with a duration of 0', { durationMs: 0 }, Number.POSITIVE_INFINITY],
  ['with an action and a duration', { action: { label: 'Desfazer', onPress: () => {} }, durationMs: 9000 }, 9000],
])('a toast %s is shown for its time', (_what, content, expected) => {
  expect(durationOf({ title: 'Credencial excluída.', ...content })).toBe(expected);
});

test('the recent toasts are the last twenty', () => {
  const titles = Array.from({ length: 25 }, (_, at) => `Aviso ${at + 1}`);
  const { recent } = titles.map((title) => toastOf(title, { title })).reduce(raiseToast, emptyToastList);
  expect(recent.map(({ title }) => title)).toEqual(titles.toReversed().slice(0, RECENT_LIMIT));
});

test('every toast is counted once among the recent ones, newest first', () => {
  const raised = fc.record({ title: fc.constantFrom('a', 'b', 'c'), isDismissed: fc.boolean() });
  fc.assert(
    fc.property(fc.array(raised, { maxLength: RECENT_LIMIT }), (steps) => {
      let list = emptyToastList;
      steps.forEach(({ title, isDismissed }, at) => {
        list = raiseToast(list, toastOf(String(at), { title, raisedAt: at }));
        if (isDismissed) list = dismissToast(list, list.open.at(-1)?.id ?? '');
      });
      const times = list.recent.map(({ raisedAt }) => raisedAt);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(new Set(list.open.map(({ title }) => title)).size).toBe(list.open.length);
      expect(list.recent.reduce((sum, { count }) => sum + count, 0)).toBe(steps.length);
    }),
    { numRuns: 10_000 },
  );
});
