import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pickDomProps } from './pickDomProps.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset());
afterEach(() => vi.unstubAllEnvs());

test('`id`, `data-*` and the listed ARIA attributes are passed on, and no other prop', () => {
  const props = { id: 'a', 'data-testid': 'b', 'aria-expanded': true, onPress: () => {}, tone: 'accent' };
  expect(pickDomProps('button', props, ['aria-expanded'])).toEqual({
    id: 'a',
    'data-testid': 'b',
    'aria-expanded': true,
    'data-ui': 'button',
  });
  expect(warn).not.toHaveBeenCalled();
});

test('an app cannot replace `data-ui`', () => {
  expect(pickDomProps('button', { 'data-ui': 'other' })['data-ui']).toBe('button');
});

test('development warns once about each dropped prop', () => {
  pickDomProps('note', { 'aria-busy': true });
  pickDomProps('note', { 'aria-busy': true, 'aria-live': undefined });
  expect(warn.mock.calls).toEqual([
    ['@oraculo/ui: note: “aria-busy” has no effect: this component does not pass it on.'],
  ]);
});

test('development warns that `disabled`, which form libraries pass, has no effect', () => {
  pickDomProps('text-field', { disabled: false });
  expect(warn).not.toHaveBeenCalled();
  pickDomProps('text-field', { disabled: true });
  expect(warn.mock.calls).toEqual([
    ['@oraculo/ui: text-field: “disabled” has no effect: set “disabledReason” instead.'],
  ]);
});

test('production does not warn', () => {
  vi.stubEnv('NODE_ENV', 'production');
  pickDomProps('note', { 'aria-atomic': true, disabled: true });
  expect(warn).not.toHaveBeenCalled();
});
