import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = preview.meta({
  title: 'Campos/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Período',
    value: { start: '2026-11-19', end: '2026-11-20' },
    onChange: fn(),
    today: '2026-11-20',
    maxSpanDays: 30,
    allowFuture: false,
    isRequired: true,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateRangePicker
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
});

export const Filled = meta.story();
export const Empty = meta.story({ args: { value: { start: null, end: null } } });
