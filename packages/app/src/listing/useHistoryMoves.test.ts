// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useHistoryMoves } from './useHistoryMoves.ts';

afterEach(cleanup);

const move = () => window.dispatchEvent(new PopStateEvent('popstate'));

test('a mounted screen handles Back and Forward with its latest callback', () => {
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
