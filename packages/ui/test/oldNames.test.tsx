// @vitest-environment jsdom
import '../src/testing/jsdom.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { cloneElement, type ReactElement, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gallery } from '@oraculo-tools/testkit/kit/gallery.tsx';
import { Switch, Tabs } from '../src/index.ts';
import { takers } from './takers.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockImplementation(() => {}));
afterEach(cleanup);

const warned = () => warn.mock.calls.flat();

test('tabs follow `selected`, tell `onSelect`, and development says the new names', () => {
  function Reports() {
    const [tab, setTab] = useState('monthly');
    const tabs = [
      { id: 'daily', label: 'Diário', content: 'Por dia' },
      { id: 'monthly', label: 'Mensal', content: 'Por mês' },
    ];
    return <Tabs label="Relatórios" tabs={tabs} selected={tab} onSelect={setTab} />;
  }
  render(<Reports />);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Mensal');
  fireEvent.click(screen.getByRole('tab', { name: 'Diário' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Diário');
  expect(screen.getByRole('tabpanel').textContent).toBe('Por dia');
  expect(warned()).toEqual([
    '@oraculo/ui: tabs: “selected” is deprecated, use “value”.',
    '@oraculo/ui: tabs: “onSelect” is deprecated, use “onChange”.',
  ]);
});

test('a switch follows `isSelected`, and development says its new name', () => {
  function Service() {
    const [isOn, setOn] = useState(true);
    return <Switch label="Web Service TISS" isSelected={isOn} onChange={setOn} />;
  }
  render(<Service />);
  const service = screen.getByRole<HTMLInputElement>('switch', { name: 'Web Service TISS' });
  expect(service.checked).toBe(true);
  fireEvent.click(service);
  expect(service.checked).toBe(false);
  expect(warned()).toEqual(['@oraculo/ui: switch: “isSelected” is deprecated, use “value”.']);
});

/** Of the two names of a field or a group one excludes the other: the `aria-label` of a table is its only name. */
const named = takers('aria-label').filter(({ type }) => type.startsWith('undefined |'));

/** Their label is never shown. */
const groups = ['filter-bar', 'toggle-button-group'];

test('what has an old name is found', () => {
  expect(named.map(({ component }) => component)).toContain('TextField');
  expect(named.filter(({ ui }) => groups.includes(ui))).toHaveLength(groups.length);
});

test.each(named)('`aria-label` names a $component, and development says its new name', ({ component, ui }) => {
  const part = gallery[component] as ReactElement<{ label?: string; 'aria-label'?: string }>;
  render(cloneElement(part, { label: undefined, 'aria-label': 'Nome antigo' }));
  screen.getByLabelText('Nome antigo');
  // A label of the field has the words: a second name on the control would outlive it.
  expect(document.querySelector(':is(input, textarea)[aria-label="Nome antigo"]')).toBeNull();
  expect(warned()).toEqual([
    groups.includes(ui)
      ? `@oraculo/ui: ${ui}: “aria-label” is deprecated, use “label”.`
      : `@oraculo/ui: ${ui}: “aria-label” of a field is deprecated, use “label” with “isLabelHidden”.`,
  ]);
});

test.each(['FilterBar', 'ToggleButtonGroup'])('`label` names a %s, and nothing is said', (component) => {
  const part = gallery[component] as ReactElement<{ label?: string }>;
  render(cloneElement(part, { label: 'Nome novo' }));
  screen.getByLabelText('Nome novo');
  expect(warned()).toEqual([]);
});
