import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { SearchField } from './SearchField.tsx';

const ignore = () => {};

const meta = preview.meta({
  title: 'Campos/SearchField',
  component: SearchField,
  parameters: { spec: ['2 §2 Operators: search box'] },
  args: {
    label: 'Operadora',
    value: '',
    placeholder: 'Busque por ANS ou operadora',
    onChange: fn(),
    onClear: fn(),
    onSubmit: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <SearchField {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: 'Vida Plena' } });
export const Invalid = meta.story({ args: { value: '1', error: 'Digite ao menos 2 caracteres' } });
export const Disabled = meta.story({ args: { value: 'Vida Plena', disabledReason: 'Aguarde o fim da importação' } });

export const ThreeKnownChoices = meta.story({
  args: { label: 'Situação', placeholder: 'Ativa, suspensa ou encerrada' },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <SearchField label="Operadora" value="" placeholder="Busque por ANS ou operadora" onChange={ignore} />
      <SearchField label="Operadora" value="Vida Plena" onChange={ignore} />
      <SearchField label="Operadora" value="1" onChange={ignore} error="Digite ao menos 2 caracteres" />
      <SearchField label="Operadora" value="Vida" onChange={ignore} disabledReason="Aguarde o fim da importação" />
    </FieldGrid>
  ),
});

export const TheClearButtonEmptiesTheFieldAndKeepsTheFocus = meta.story({
  args: { value: 'Vida Plena' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar pesquisa' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox', { name: 'Operadora' })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const EscapeClears = meta.story({
  args: { value: 'Vida Plena' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(screen.getByText('Pesquisa limpa')).toHaveRole('status');
  },
});

export const EnterSubmitsTheTypedText = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '326305{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('326305');
  },
});
