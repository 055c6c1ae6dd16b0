import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import type { DateRange } from '../DateRangePicker/DateRangePickerProps.ts';
import { DatePicker } from './DatePicker.tsx';

let root: Root;
let host: HTMLElement;

/** Holds the value, and may keep another one than it is told. */
function Owner<Value>({
  first,
  keep,
  show,
}: {
  first: Value;
  keep: (next: Value, old: Value) => Value;
  show: (value: Value, onChange: (next: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return <form>{show(value, (next) => setValue(keep(next, value)))}</form>;
}

const open = (element: ReactNode) => flushSync(() => root.render(element));

const openDate = (first: string | null, keep: (next: string | null, old: string | null) => string | null) =>
  open(
    <Owner
      first={first}
      keep={keep}
      show={(value, onChange) => (
        <DatePicker label="Emissão" name="day" today="2026-11-20" value={value} onChange={onChange} />
      )}
    />,
  );

const openRange = (first: DateRange) =>
  open(
    <Owner
      first={first}
      keep={(next, old) => (next.start && next.end ? next : old)}
      show={(value, onChange) => (
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

const texts = () => [...host.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].map(({ value }) => value);
const submitted = () => [...new FormData(host.querySelector('form') as HTMLFormElement).values()];

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  flushSync(() => root.unmount());
  host.remove();
});

test('a date that the owner does not take gives way to the owner’s', async () => {
  openDate('2026-11-20', (_next, old) => old);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect([texts(), submitted()]).toEqual([['20/11/2026'], ['2026-11-20']]);
});

test('an owner without an empty date brings its own back once the emptied box is left', async () => {
  openDate('2026-11-20', (next, old) => next ?? old);
  await userEvent.tab();
  await userEvent.keyboard('{Delete}');
  expect(texts()).toEqual(['']);
  await userEvent.tab();
  expect([texts(), submitted()]).toEqual([['20/11/2026'], ['2026-11-20']]);
});

test('an owner without an empty date takes the one that is typed in its place', async () => {
  openDate('2026-11-20', (next, old) => next ?? old);
  await userEvent.tab();
  await userEvent.keyboard('{Delete}05102026');
  expect([texts(), submitted()]).toEqual([['05/10/2026'], ['2026-10-05']]);
});

test('a date that does not exist stays with its message, whatever the owner keeps', async () => {
  openDate('2026-11-20', (next, old) => next ?? old);
  await userEvent.tab();
  await userEvent.keyboard('{Delete}31132026');
  await userEvent.tab();
  expect([texts(), submitted()]).toEqual([['31/13/2026'], ['']]);
  expect(host.querySelector('input')?.getAttribute('aria-invalid')).toBe('true');
});

test('a range is typed one end after the other for an owner that takes whole ranges alone', async () => {
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

test('an owner that takes whole ranges alone brings back the end that was emptied', async () => {
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
