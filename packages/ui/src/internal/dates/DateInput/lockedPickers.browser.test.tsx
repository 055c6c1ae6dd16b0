import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../../../components/DateRangePicker/DateRangePicker.tsx';
import { MonthField } from '../../../components/MonthField/MonthField.tsx';
import { preloadCalendar } from './lazyCalendar.ts';

const onChange = vi.fn<(value: unknown) => void>();

interface Lock {
  disabledReason?: string;
  isReadOnly?: boolean;
}

const day = (lock: Lock) => <DatePicker label="Vencimento" today="2026-11-20" onChange={onChange} {...lock} />;
const month = (lock: Lock) => <MonthField label="Competência" today="2026-11-20" onChange={onChange} {...lock} />;
const range = (lock: Lock) => (
  <DateRangePicker
    label="Período"
    today="2026-11-20"
    defaultValue={{ start: '2026-11-01', end: '2026-11-10' }}
    onChange={onChange}
    {...lock}
  />
);

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const opener = () => screen.getAllByRole('button', { name: /^Abrir calendário/ }).at(-1) as HTMLElement;
const calendar = () => screen.queryByRole('dialog');
const focused = () => document.activeElement;

beforeEach(() => {
  preloadCalendar();
  onChange.mockClear();
});
afterEach(cleanup);

test.each([
  ['a day', day],
  ['a month', month],
  ['a period', range],
])('a calendar for %s closes when its field is disabled, and the focus returns to its button', async (_what, show) => {
  const { rerender } = render(show({}));
  opener().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.getAttribute('role')).toBe('gridcell');
  rerender(show({ disabledReason: 'Enviado' }));
  expect(calendar()).toBeNull();
  expect(focused()).toBe(opener());
  await userEvent.keyboard('{Enter}');
  expect(calendar()).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  rerender(show({}));
  expect(calendar()).toBeNull();
});

test.each([
  ['a day', day],
  ['a month', month],
  ['a period', range],
])('a field for %s that becomes read-only closes its calendar, and the focus moves to its box', async (_what, show) => {
  const { rerender } = render(show({}));
  opener().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.getAttribute('role')).toBe('gridcell');
  rerender(show({ isReadOnly: true }));
  expect(calendar()).toBeNull();
  expect(boxes()).toContain(focused());
});

test('a half-picked range is cancelled when the picker is disabled', async () => {
  const { rerender } = render(range({}));
  boxes()[0]?.focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => focused()?.getAttribute('role')).toBe('gridcell');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(boxes().map((box) => box.value)).toEqual(['02/11/2026', '']);
  rerender(range({ disabledReason: 'Enviado' }));
  expect(boxes().map((box) => box.value)).toEqual(['01/11/2026', '10/11/2026']);
  expect(focused()).toBe(boxes()[0]);
  expect(onChange).not.toHaveBeenCalled();
});

test.each<[string, Lock]>([
  ['disabled', { disabledReason: 'Enviado' }],
  ['read-only', { isReadOnly: true }],
])('Undo changes nothing in a picker that is %s', async (_how, lock) => {
  const { rerender } = render(range({}));
  await userEvent.click(screen.getByRole('button', { name: 'Limpar datas' }));
  rerender(range(lock));
  onChange.mockClear();
  boxes()[0]?.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(boxes().map((box) => box.value)).toEqual(['', '']);
  expect(onChange).not.toHaveBeenCalled();
  rerender(range({}));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(boxes().map((box) => box.value)).toEqual(['01/11/2026', '10/11/2026']);
});
