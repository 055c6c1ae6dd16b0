import { useState } from 'react';
import { screen } from 'storybook/test';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

/** The calendar loads separately; a story must wait for it. */
export const loadCalendar = () => import('../../internal/dates/Calendar/CalendarPopup.tsx');

/** Keeps the value like a form. */
export function ControlledDatePicker(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DatePicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

export const box = () => screen.getByRole('textbox', { name: 'Vencimento' });
export const calendarButton = () => screen.getByRole('button', { name: 'Abrir calendário: Vencimento' });

/** A day by its full name. */
export const dayNamed = (name: string) => screen.getByRole('gridcell', { name });

/** Opens the calendar by keyboard, as each row of the keyboard table requires. */
export async function openByKey(userEvent: { keyboard: (keys: string) => Promise<void> }) {
  calendarButton().focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'Calendário: Vencimento' });
}
