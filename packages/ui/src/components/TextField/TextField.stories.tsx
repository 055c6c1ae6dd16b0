import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Campos/TextField',
  component: TextField,
  args: { label: 'Nome completo', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <TextField {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: 'Beatriz Aparecida Lourenço' } });
export const Required = meta.story({ args: { isRequired: true, hint: 'Como está na carteirinha' } });
export const Invalid = meta.story({ args: { error: 'Nome completo obrigatório' } });
export const Disabled = meta.story({ args: { disabledReason: 'Selecione uma operadora' } });

export const CutsTextAtMaxLength = meta.story({
  args: { maxLength: 5 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome completo' }), '1234567');
    await expect(canvas.getByRole('textbox')).toHaveValue('12345');
    await expect(args.onChange).toHaveBeenLastCalledWith('12345');
  },
});
