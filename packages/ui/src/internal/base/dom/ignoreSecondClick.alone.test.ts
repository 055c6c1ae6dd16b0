// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { ignoreSecondClick } from './ignoreSecondClick.ts';

test('each call ignores the second click of one double click', () => {
  const press = vi.fn<() => void>();
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', press);
  const click = (detail: number) => button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
  ignoreSecondClick();
  click(2);
  expect(press).not.toHaveBeenCalled();
  click(1);
  click(2);
  expect(press).toHaveBeenCalledTimes(2);
  ignoreSecondClick();
  click(1);
  click(2);
  expect(press).toHaveBeenCalledTimes(4);
});

test('the second press of a double click neither moves the focus nor fires a click', () => {
  const button = document.body.appendChild(document.createElement('button'));
  const press = vi.fn<() => void>();
  button.addEventListener('mousedown', press);
  button.addEventListener('click', press);
  const send = (type: string, detail: number) => {
    const event = new MouseEvent(type, { detail, bubbles: true, cancelable: true });
    button.dispatchEvent(event);
    return event.defaultPrevented;
  };
  ignoreSecondClick();
  expect([send('mousedown', 2), send('click', 2)]).toEqual([true, true]);
  expect(press).not.toHaveBeenCalled();
  expect([send('mousedown', 3), send('click', 3)]).toEqual([false, false]);
  ignoreSecondClick();
  expect(send('mousedown', 1) || send('click', 1) || send('mousedown', 2) || send('click', 2)).toBe(false);
});
