import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ControlledSelect } from './ControlledSelect.fixtures.tsx';
import { brands, operators } from './Select.fixtures.ts';
import { Select } from './Select.tsx';

const meta = preview.meta({
  title: 'Campos/Select: opções',
  component: Select,
  tags: ['!autodocs'],
  args: { label: 'Operadora', options: operators, value: null, onChange: fn() },
  parameters: { spec: ['1 §9 Dropdown'] },
  render: (args) => <ControlledSelect {...args} />,
});

export const RetryAsksAgainAndKeepsTheFocus = meta.story({
  args: { options: [], loadError: 'Não foi possível carregar as operadoras.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

export const AFailedListIsDescribedAndRetriedWhileClosed = meta.story({
  args: { options: [], loadError: 'Não foi possível carregar as operadoras.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { description: 'Não foi possível carregar as operadoras.' });
    await expect(input).not.toBeInvalid();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
});

export const AValueOutsideTheNewOptionsShowsNothing = meta.story({
  args: { options: brands, value: 'sul', label: 'Marca' },
  render: function OptionsChange(args) {
    const [options, setOptions] = useState(args.options);
    return (
      <>
        <Select {...args} options={options} />
        <button type="button" onClick={() => setOptions(operators)}>
          Trocar a operadora
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Vida Plena Sul');
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar a operadora' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
});

export const ANewValueReplacesATextThatMatchedNothing = meta.story({
  args: { options: brands, label: 'Marca' },
  render: function GivesAValue(args) {
    const [value, setValue] = useState<typeof args.value>(null);
    return (
      <>
        <Select {...args} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue('sul')}>
          Usar a última marca
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'xyz');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Usar a última marca' }));
    await expect(input).toHaveValue('Vida Plena Sul');
    await expect(input).not.toBeInvalid();
  },
});
