import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../../../components/DateRangePicker/DateRangePicker.tsx';
import { MonthField } from '../../../components/MonthField/MonthField.tsx';
import { preloadCalendar } from './lazyCalendar.ts';

let events: string[];

const shared = {
  today: '2026-11-20',
  onFocus: () => events.push('focus'),
  onBlur: () => events.push('blur'),
};
const fields = [
  ['a day', <DatePicker key="day" label="Vencimento" defaultValue="2026-11-05" {...shared} />],
  ['a month', <MonthField key="month" label="Competência" defaultValue="2026-11" {...shared} />],
  [
    'a period',
    <DateRangePicker
      key="period"
      label="Período"
      defaultValue={{ start: '2026-11-05', end: '2026-11-10' }}
      {...shared}
    />,
  ],
] as const;

const box = () => screen.getAllByRole('textbox').at(-1) as HTMLElement;
const opener = () => screen.getAllByRole('button', { name: /^Abrir calendário/ }).at(-1) as HTMLElement;
const next = () => screen.getByRole('button', { name: 'Depois' });
const focused = () => document.activeElement;

async function openByKey() {
  opener().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.getAttribute('role')).toBe('gridcell');
}

const show = (field: ReactNode) =>
  render(
    <>
      <p>Antes</p>
      {field}
      <button type="button">Depois</button>
    </>,
  );

beforeEach(() => {
  preloadCalendar();
  events = [];
});
afterEach(cleanup);

test.each(fields)('Tab to a button of a field for %s does not call onBlur', async (_what, field) => {
  show(field);
  box().focus();
  await userEvent.tab();
  expect(focused()).toBe(opener());
  await userEvent.tab();
  expect(events).toEqual(['focus']);
  await userEvent.tab();
  expect(focused()).toBe(next());
  expect(events).toEqual(['focus', 'blur']);
});

test.each(fields)('a field for %s calls onBlur once after a pick in its calendar', async (_what, field) => {
  show(field);
  await openByKey();
  await userEvent.keyboard('{ArrowRight}{PageDown}{PageDown}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(events).toEqual(['focus']);
  next().focus();
  expect(events).toEqual(['focus', 'blur']);
});

test.each(fields)(
  'a press next to a field for %s calls onBlur while its calendar has the focus',
  async (_what, field) => {
    show(field);
    await openByKey();
    await userEvent.click(screen.getByText('Antes'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(events).toEqual(['focus', 'blur']);
    box().focus();
    next().focus();
    expect(events).toEqual(['focus', 'blur', 'focus', 'blur']);
  },
);
