import { useState } from 'react';
import { screen } from 'storybook/test';
import { MonthField } from './MonthField.tsx';
import type { MonthFieldProps } from './MonthFieldProps.ts';

/** The months load separately; a story must wait for them. */
export const loadMonths = () => import('../../internal/dates/Calendar/MonthPopup.tsx');

/** Keeps the value like a form. */
export function ControlledMonth(props: MonthFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MonthField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

export const box = () => screen.getByRole('textbox', { name: 'Competência' });
export const opener = () => screen.getByRole('button', { name: 'Abrir calendário: Competência' });
export const monthNamed = (name: string) => screen.getByRole('gridcell', { name });
export const spoken = () => document.querySelector('[data-live-announcer]');

/** Opens the months by keyboard, as each row of the keyboard table requires. */
export async function openByKey(userEvent: { keyboard: (keys: string) => Promise<void> }) {
  opener().focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'Calendário: Competência' });
}
