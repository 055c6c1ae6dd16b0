import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Parent, ownRoot } from '../../testing/ownRoot.fixtures.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import type { DateRange } from '../DateRangePicker/DateRangePickerProps.ts';
import { DatePicker } from './DatePicker.tsx';

const { show, find, findAll } = ownRoot();

const openDate = (first: string | null, keep: (next: string | null, old: string | null) => string | null) =>
  show(
    <Parent
      first={first}
      keep={keep}
      field={(value, onChange) => (
        <DatePicker label="Emissão" name="day" today="2026-11-20" value={value} onChange={onChange} />
      )}
    />,
  );

const openRange = (first: DateRange) =>
  show(
    <Parent
      first={first}
      keep={(next, old) => (next.start && next.end ? next : old)}
      field={(value, onChange) => (
        <DateRangePicker
          label="Período"
          startName="from"
          endName="to"
          today="2026-11-20"
          value={value}
          onChange={onChange}
        />
      )}
    />,
  );

const texts = () => findAll<HTMLInputElement>('input:not([type=hidden])').map(({ value }) => value);
const submitted = () => [...new FormData(find<HTMLFormElement>('form')).values()];

test('the parent’s date replaces a date that the parent refuses', async () => {
  openDate('2026-11-20', (_next, old) => old);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect([texts(), submitted()]).toEqual([['20/11/2026'], ['2026-11-20']]);
});

test('a parent that refuses an empty date restores its own date on blur', async () => {
  openDate('2026-11-20', (next, old) => next ?? old);
  await userEvent.tab();
  await userEvent.keyboard('{Delete}');
  expect(texts()).toEqual(['']);
  await userEvent.tab();
  expect([texts(), submitted()]).toEqual([['20/11/2026'], ['2026-11-20']]);
});

test('a parent that refuses an empty date accepts the date that is typed next', async () => {
  openDate('2026-11-20', (next, old) => next ?? old);
  await userEvent.tab();
  await userEvent.keyboard('{Delete}05102026');
  expect([texts(), submitted()]).toEqual([['05/10/2026'], ['2026-10-05']]);
});

test('a date that does not exist stays with its message, whatever value the parent has', async () => {
  openDate('2026-11-20', (next, old) => next ?? old);
  await userEvent.tab();
  await userEvent.keyboard('{Delete}31132026');
  await userEvent.tab();
  expect([texts(), submitted()]).toEqual([['31/13/2026'], ['']]);
  expect(find('input').getAttribute('aria-invalid')).toBe('true');
});

test('both dates of a range can be typed one after the other for a parent that accepts only complete ranges', async () => {
  openRange({ start: null, end: null });
  await userEvent.tab();
  await userEvent.keyboard('01112026');
  await userEvent.tab();
  expect(texts()).toEqual(['01/11/2026', '']);
  await userEvent.keyboard('10112026');
  expect([texts(), submitted()]).toEqual([
    ['01/11/2026', '10/11/2026'],
    ['2026-11-01', '2026-11-10'],
  ]);
});

test('a parent that accepts only complete ranges restores the date that was cleared', async () => {
  openRange({ start: '2026-11-01', end: '2026-11-10' });
  await userEvent.tab();
  await userEvent.keyboard('{Delete}');
  expect(texts()).toEqual(['', '10/11/2026']);
  await userEvent.tab();
  expect([texts(), submitted()]).toEqual([
    ['01/11/2026', '10/11/2026'],
    ['2026-11-01', '2026-11-10'],
  ]);
});
