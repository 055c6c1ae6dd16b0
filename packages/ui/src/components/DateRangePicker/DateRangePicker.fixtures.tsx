import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker.tsx';
import type { DateRangePickerProps } from './DateRangePickerProps.ts';

/** The calendar comes with its own file; a story must not race it. */
export const loadCalendar = () => import('../../internal/dates/Calendar/CalendarPopup.tsx');

/** Holds the value as a form would. */
export function ControlledRange(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangePicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

/** The period of a report: what the stories of typing, pointer, clipboard and keyboard begin with, each with its own value. */
export const reportPeriod = {
  args: { label: 'Período', onChange: fn(), today: '2026-11-20', maxSpanDays: 30, allowFuture: false },
  loaders: [loadCalendar],
  render: (args: DateRangePickerProps) => <ControlledRange {...args} />,
};

export const startBox = () => screen.getByRole('textbox', { name: 'De:' });
export const endBox = () => screen.getByRole('textbox', { name: 'Até:' });
export const calendarButton = () => screen.getByRole('button', { name: 'Abrir calendário: Data inicial' });
export const findCalendar = () => screen.findByRole('dialog', { name: 'Calendário: Período' });

/** A day by its number, in the month that is shown. */
export const day = (number: number) => screen.getByRole('gridcell', { name: new RegExp(`, ${number} de `) });

/** The days that are painted as lying in the range, by number. */
export const paintedDays = () =>
  screen
    .getAllByRole('gridcell')
    .filter((cell) => cell.dataset.span)
    .map((cell) => Number(cell.dataset.date?.slice(-2)));

export const spoken = () => document.querySelector('[data-live-announcer]');
