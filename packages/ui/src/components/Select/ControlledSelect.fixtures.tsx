import { useState } from 'react';
import { Select, type SelectProps } from './Select.tsx';

/** Keeps the value like a form, for stories. */
export function ControlledSelect(args: SelectProps) {
  const [value, setValue] = useState(args.value);
  const change: SelectProps['onChange'] = (next) => {
    setValue(next);
    args.onChange?.(next);
  };
  return <Select {...args} value={value} onChange={change} />;
}
