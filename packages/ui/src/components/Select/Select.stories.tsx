import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { operators } from './Select.fixtures.ts';
import { Select } from './Select.tsx';

const meta = preview.meta({
  title: 'Campos/Select',
  component: Select,
  args: { label: 'Operadora', options: operators, value: null, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change: typeof args.onChange = (next) => {
      setValue(next);
      args.onChange(next);
    };
    return <Select {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Chosen = meta.story({ args: { value: 2 } });
