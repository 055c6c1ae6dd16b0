import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../../../components/DateRangePicker/DateRangePicker.tsx';
import { MonthField } from '../../../components/MonthField/MonthField.tsx';
import { preloadCalendar } from '../DateInput/lazyCalendar.ts';

const boxNamed = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const focused = () => document.activeElement;
const listed = (name: string) => screen.findByRole('option', { name });

async function openByKey() {
  screen.getByRole('button', { name: /^Abrir calendário/ }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.getAttribute('role')).toBe('gridcell');
}

/** Focuses the list before choosing, as a press does. */
async function chooseYear(year: string) {
  await listed(year);
  const list = screen.getByRole('combobox', { name: 'Ano' });
  list.focus();
  await userEvent.selectOptions(list, year);
  return list;
}

beforeEach(preloadCalendar);
afterEach(cleanup);

test('a year that is chosen after an arrow key at the last allowed day leaves the focus in the list', async () => {
  render(<DatePicker label="Vencimento" today="2026-11-20" defaultValue="2026-12-31" maxDate="2026-12-31" />);
  await openByKey();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toHaveProperty('dataset.date', '2026-12-31');
  const list = await chooseYear('2020');
  await expect.element(screen.getByRole('grid', { name: 'dezembro de 2020' })).toBeVisible();
  expect(focused()).toBe(list);
});

test('a year that is chosen after an arrow key at the last allowed month leaves the focus in the list', async () => {
  render(<MonthField label="Competência" today="2026-11-20" defaultValue="2026-12" maxMonth="2026-12" />);
  await openByKey();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toHaveProperty('dataset.month', '2026-12');
  const list = await chooseYear('2020');
  await expect.element(screen.getByRole('grid', { name: '2020' })).toBeVisible();
  expect(focused()).toBe(list);
});

test('a day picked by mouse after a year in the list moves the focus to the box', async () => {
  render(<DatePicker label="Vencimento" today="2026-11-20" />);
  await userEvent.click(boxNamed('Vencimento'));
  await chooseYear('2020');
  await userEvent.click(screen.getByRole('gridcell', { name: /, 5 de novembro de 2020/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(boxNamed('Vencimento').value).toBe('05/11/2020');
  expect(focused()).toBe(boxNamed('Vencimento'));
});

test('Escape in a list of a calendar that was opened by mouse moves the focus to the box', async () => {
  render(<DatePicker label="Vencimento" today="2026-11-20" />);
  await userEvent.click(boxNamed('Vencimento'));
  await chooseYear('2020');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe(boxNamed('Vencimento'));
});

test('in a range, the focus returns to the box that opened the calendar', async () => {
  const period = { start: '2026-11-01', end: null };
  render(<DateRangePicker label="Período" today="2026-11-20" defaultValue={period} />);
  await userEvent.click(boxNamed('De:'));
  await userEvent.click(boxNamed('Até:'));
  await chooseYear('2025');
  await userEvent.click(screen.getByRole('gridcell', { name: /, 5 de novembro de 2025/ }));
  expect(boxNamed('De:').value).toBe('05/11/2025');
  expect(focused()).toBe(boxNamed('Até:'));
});

test.each([
  ['the instruction', () => screen.getByText('Selecione a data')],
  ['an empty cell', () => screen.getAllByRole('gridcell', { name: '' })[0] as HTMLElement],
])('a press on %s of a modal calendar leaves the focus on the day', async (_what, place) => {
  render(<DatePicker label="Vencimento" today="2026-11-20" defaultValue="2026-12-10" />);
  await openByKey();
  await userEvent.click(place());
  expect(focused()).toHaveProperty('dataset.date', '2026-12-10');
});

test('a press on the instruction above the months leaves the focus on the month', async () => {
  render(<MonthField label="Competência" today="2026-11-20" defaultValue="2026-12" />);
  await openByKey();
  await userEvent.click(screen.getByText('Selecione o mês'));
  expect(focused()).toHaveProperty('dataset.month', '2026-12');
});

test('clicking next month keeps the focus in the month list', async () => {
  render(<DatePicker label="Vencimento" today="2026-11-20" defaultValue="2026-11-10" />);
  await userEvent.click(boxNamed('Vencimento'));
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Mês' });
  list.focus();
  await userEvent.click(screen.getByRole('button', { name: 'Próximo mês' }));
  expect([screen.getByRole('combobox', { name: 'Mês' }), list.value]).toEqual([list, '12']);
  expect(focused()).toBe(list);
});

test('a month that the parent sets leaves the focus in the list of years', async () => {
  const field = (value: string) => <MonthField label="Competência" value={value} onChange={() => {}} />;
  const { rerender } = render(field('2026-12'));
  await openByKey();
  const list = await chooseYear('2020');
  rerender(field('2024-02'));
  expect(screen.getByRole('grid', { name: '2024' })).toBeVisible();
  expect(focused()).toBe(list);
});
