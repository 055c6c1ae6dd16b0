import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker.tsx';
import type { DateRangePickerProps } from './DateRangePickerProps.ts';

/** The calendar loads separately; a story must wait for it. */
export const loadCalendar = () => import('../../internal/dates/Calendar/CalendarPopup.tsx');

/** Keeps the value like a form. */
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

/** The period of a report. The stories about typing, pointer, clipboard and keyboard share it; each has its own value. */
export const reportPeriod = {
  args: { label: 'Período', onChange: fn(), today: '2026-11-20', maxSpanDays: 30, allowFuture: false },
  loaders: [loadCalendar],
  render: (args: DateRangePickerProps) => <ControlledRange {...args} />,
};

export const startBox = () => screen.getByRole('textbox', { name: 'De:' });
export const endBox = () => screen.getByRole('textbox', { name: 'Até:' });
export const calendarButton = () => screen.getByRole('button', { name: 'Abrir calendário: Data inicial' });
export const findCalendar = () => screen.findByRole('dialog', { name: 'Calendário: Período' });

/** A day of the shown month by its number. */
export const day = (number: number) => screen.getByRole('gridcell', { name: new RegExp(`, ${number} de `) });

/** The numbers of the days that are highlighted as part of the range. */
export const paintedDays = () =>
  screen
    .getAllByRole('gridcell')
    .filter((cell) => cell.dataset.span)
    .map((cell) => Number(cell.dataset.date?.slice(-2)));

export const spoken = () => document.querySelector('[data-live-announcer]');
