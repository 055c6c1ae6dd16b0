// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRootMark } from './useRootMark.ts';

function Part({ isOn }: { isOn?: boolean | undefined }) {
  useRootMark('data-ui-part', isOn);
  return null;
}

const isMarked = () => document.documentElement.hasAttribute('data-ui-part');

test('the root is marked until the last component that uses the mark unmounts', () => {
  const { rerender } = render([<Part key="one" />, <Part key="two" />]);
  expect(isMarked()).toBe(true);
  rerender([<Part key="two" />]);
  expect(isMarked()).toBe(true);
  rerender([]);
  expect(isMarked()).toBe(false);
});

test('a component that stops using the mark removes it', () => {
  const { rerender, unmount } = render(<Part isOn={false} />);
  expect(isMarked()).toBe(false);
  rerender(<Part isOn />);
  expect(isMarked()).toBe(true);
  rerender(<Part isOn={false} />);
  expect(isMarked()).toBe(false);
  unmount();
});
