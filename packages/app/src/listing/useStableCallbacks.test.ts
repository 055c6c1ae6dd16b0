// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useStableCallbacks } from './useStableCallbacks.ts';

afterEach(cleanup);

test('functions keep their identity and call the function of the latest render', () => {
  const { result, rerender } = renderHook(
    (text) => useStableCallbacks({ say: (name: string, mark: string) => `${text} ${name}${mark}` }),
    { initialProps: 'Olá' },
  );
  const first = result.current;
  expect(first.say('Ana', '!')).toBe('Olá Ana!');
  rerender('Tchau');
  expect(result.current).toBe(first);
  expect(first.say('Ana', '.')).toBe('Tchau Ana.');
});

test('a function that is missing from the latest render does nothing', () => {
  const { result, rerender } = renderHook((actions: Record<string, () => string>) => useStableCallbacks(actions), {
    initialProps: { say: () => 'Olá' } as Record<string, () => string>,
  });
  rerender({});
  expect(result.current.say?.()).toBeUndefined();
});
