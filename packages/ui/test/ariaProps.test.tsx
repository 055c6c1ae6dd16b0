// @vitest-environment jsdom
import '../src/testing/jsdom.ts';
import { cleanup, render } from '@testing-library/react';
import { cloneElement, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gallery } from '@oraculo-tools/testkit/kit/gallery.tsx';
import { componentsWithProp, uiOf } from './componentsWithProp.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockImplementation(() => {}));
afterEach(cleanup);

const attributes = [
  'aria-controls',
  'aria-current',
  'aria-describedby',
  'aria-expanded',
  'aria-haspopup',
  'aria-label',
  'aria-pressed',
];

/** Components with the `id` on the outermost element and the ARIA attributes on an inner one. */
const namedElements: Record<string, string> = {
  BankAccountField: '#anchor fieldset',
  DataTable: '#anchor table',
  DateRangePicker: '#anchor fieldset',
  Disclosure: '#anchor button',
  DropZone: '#anchor button',
  Pagination: '#anchor nav',
  SplitButton: '#anchor button',
  TimeRangeField: '#anchor fieldset',
};

const cases = attributes.flatMap((attribute) =>
  componentsWithProp(attribute).map(({ component }) => [component, attribute] as const),
);

const show = (component: string, props: object) =>
  render(cloneElement(gallery[component] as ReactElement<{ id: string }>, { id: 'anchor', ...props })).baseElement;

test('components have these ARIA props and no others', () => {
  const taken = new Set(componentsWithProp('aria-[a-z]+').map(({ prop }) => prop));
  expect([...taken].toSorted()).toEqual(attributes);
});

test.each(cases)('%s has the `%s` that it is given', (component, attribute) => {
  const page = show(component, { [attribute]: 'probe' });
  const element = page.querySelector(namedElements[component] ?? '#anchor');
  expect(element?.getAttribute(attribute)).toMatch(/\bprobe\b/);
  expect(warn).not.toHaveBeenCalled();
});

/** The first two have no element; the last passes all its props to an `IconButton`. */
const excluded = ['ConfirmProvider', 'UiProvider', 'NotificationsPanel'];
/** These are on the page only while they are open. */
const opened: Record<string, object> = { Drawer: { isOpen: true }, Modal: { isOpen: true } };
const components = Object.keys(gallery).filter((name) => !excluded.includes(name));

test.each(components)('development warns that %s drops an unknown ARIA attribute', (component) => {
  show(component, { 'aria-roledescription': 'probe', ...opened[component] });
  expect(warn.mock.calls).toEqual([
    [`@oraculo/ui: ${uiOf(component)}: “aria-roledescription” has no effect: this component does not pass it on.`],
  ]);
});
