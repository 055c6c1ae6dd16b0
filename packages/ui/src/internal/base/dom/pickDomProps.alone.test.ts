import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pickDomProps } from './pickDomProps.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset());
afterEach(() => vi.unstubAllEnvs());

test('id, data-* and the ARIA attributes named are passed on, and nothing else', () => {
  const props = { id: 'a', 'data-testid': 'b', 'aria-expanded': true, onPress: () => {}, tone: 'accent' };
  expect(pickDomProps('button', props, ['aria-expanded'])).toEqual({
    id: 'a',
    'data-testid': 'b',
    'aria-expanded': true,
    'data-ui': 'button',
  });
  expect(warn).not.toHaveBeenCalled();
});

test('the name for stylesheets is the kit’s own', () => {
  expect(pickDomProps('button', { 'data-ui': 'other' })['data-ui']).toBe('button');
});

test('development warns once about each dropped prop', () => {
  pickDomProps('note', { 'aria-busy': true });
  pickDomProps('note', { 'aria-busy': true, 'aria-live': undefined });
  expect(warn.mock.calls).toEqual([
    ['@oraculo/ui: note: “aria-busy” is not passed on, this component does not take it.'],
  ]);
});

test('development warns that `disabled`, as a form library passes it, does nothing', () => {
  pickDomProps('text-field', { disabled: false });
  expect(warn).not.toHaveBeenCalled();
  pickDomProps('text-field', { disabled: true });
  expect(warn.mock.calls).toEqual([
    ['@oraculo/ui: text-field: “disabled” does nothing, say why it cannot be used by “disabledReason”.'],
  ]);
});

test('production does not warn', () => {
  vi.stubEnv('NODE_ENV', 'production');
  pickDomProps('note', { 'aria-atomic': true, disabled: true });
  expect(warn).not.toHaveBeenCalled();
});
