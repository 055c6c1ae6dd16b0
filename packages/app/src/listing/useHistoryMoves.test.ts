// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useHistoryMoves } from './useHistoryMoves.ts';

afterEach(cleanup);

const move = () => window.dispatchEvent(new PopStateEvent('popstate'));

test('a screen follows Back and Forward by its latest render, as long as it is there', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { rerender, unmount } = renderHook(useHistoryMoves, { initialProps: first });
  move();
  expect(first).toHaveBeenCalledOnce();
  rerender(second);
  move();
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
  unmount();
  move();
  expect(second).toHaveBeenCalledOnce();
});
