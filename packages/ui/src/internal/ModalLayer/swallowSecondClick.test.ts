// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { swallowSecondClick } from './swallowSecondClick.ts';

test('the second click of a double click does nothing, those that follow do', () => {
  const press = vi.fn<() => void>();
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', press);
  const click = (detail: number) => button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
  swallowSecondClick();
  click(2);
  expect(press).not.toHaveBeenCalled();
  click(1);
  click(2);
  expect(press).toHaveBeenCalledTimes(2);
  swallowSecondClick();
  click(1);
  click(2);
  expect(press).toHaveBeenCalledTimes(4);
});
