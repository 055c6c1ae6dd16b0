import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { TimeRangeField } from './TimeRangeField.tsx';
import type { TimeRangeFieldProps } from './TimeRangeFieldProps.ts';

/** Keeps the value like a form. */
export function ControlledTimes(props: TimeRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TimeRangeField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

export const noTimes = { start: null, end: null };

/** The hours of a clinic, in every story. */
export const openingHours = {
  args: { label: 'Horário de atendimento', value: noTimes, onChange: fn() },
  render: (args: TimeRangeFieldProps) => <ControlledTimes {...args} />,
};

export const startBox = () => screen.getByRole('textbox', { name: 'De:' });
export const endBox = () => screen.getByRole('textbox', { name: 'Até:' });
export const preset = (name: string) => screen.getByRole('button', { name });
export const spoken = () => document.querySelector('[data-live-announcer]');
