import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { ControlledSelect } from './ControlledSelect.fixtures.tsx';
import { operators } from './Select.fixtures.ts';
import { Select, type SelectProps } from './Select.tsx';

const meta = preview.meta({
  title: 'Campos/Select: servidor',
  component: Select,
  tags: ['!autodocs'],
  parameters: { spec: ['1 §9 Dropdown'] },
  args: { label: 'Operadora', options: [], value: null, onChange: fn(), onSearch: fn() },
  render: (args) => <AskingServer {...args} />,
});

function AskingServer(args: SelectProps) {
  const [options, setOptions] = useState<SelectProps['options']>(args.options);
  const search: SelectProps['onSearch'] = (text, options) => {
    args.onSearch?.(text, options);
    const byName = operators.filter(({ label }) => label.toLowerCase().startsWith(text));
    setOptions(text === 'antigo nome' ? operators.slice(3, 4) : byName);
  };
  return <ControlledSelect {...args} options={options} onSearch={search} />;
}

// spec: 1.9.7
export const ServerIsAskedOnceThreeHundredMillisecondsAfterTheLastKey = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'vida');
    await expect(canvas.getByText('Carregando opções…', { selector: 'span' })).toBeVisible();
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('vida', { signal: expect.any(AbortSignal) }));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await userEvent.click(await canvas.findByRole('option', { name: /Vida Plena/ }));
    await expect(input).toHaveValue('Vida Plena');
  },
});

export const EnterTakesTheFirstAnswerOfAServer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 's');
    const [first] = await canvas.findAllByRole('option');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', first?.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
});

export const ServerOptionsAreShownAfterASearchWithoutMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'nada');
    await canvas.findByText('Nenhuma opção encontrada.', { selector: 'span' });
    await userEvent.clear(input);
    await userEvent.type(input, 'vida');
    await expect(await canvas.findByRole('option', { name: /Vida Plena/ })).toBeVisible();
  },
});

export const AServerMayAnswerByOtherWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'antigo nome');
    await expect(await canvas.findByRole('option', { name: /Coração do Sul/ })).toBeVisible();
  },
});

export const ShowsTheLabelOfItsValueFromTheFirstRender = meta.story({
  args: { value: 77, selectedOption: { value: 77, label: 'Horizonte' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Horizonte');
  },
});

export const KeepsTheLabelOfItsValueWhenTheNextResponseLacksIt = meta.story({
  args: { value: 1, options: operators },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'nada');
    await canvas.findByText('Nenhuma opção encontrada.', { selector: 'span' });
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Vida Plena');
  },
});

export const ALaterTextEndsTheSignalOfTheEarlierOne = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const calls = () => (args.onSearch as ReturnType<typeof fn>).mock.calls as [string, { signal: AbortSignal }][];
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'vida');
    await waitFor(() => expect(calls()).toHaveLength(1));
    await expect(calls()[0]?.[1].signal.aborted).toBe(false);
    await userEvent.type(input, ' plena');
    await waitFor(() => expect(calls()).toHaveLength(2));
    await expect(calls().map(([, { signal }]) => signal.aborted)).toEqual([true, false]);
  },
});

export const IsNotExpandedOverAnEmptyList = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'nada');
    await canvas.findByText('Nenhuma opção encontrada.', { selector: 'span' });
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.clear(input);
    await userEvent.type(input, 'vida');
    await canvas.findByRole('option', { name: /Vida Plena/ });
    await expect(input).toHaveAttribute('aria-expanded', 'true');
  },
});

export const SeveralShowTheirLabelsFromTheFirstRender = meta.story({
  render: () => (
    <MultiSelect
      label="Operadoras"
      options={[]}
      onSearch={() => {}}
      defaultValue={[77, 78]}
      selectedOptions={[
        { value: 77, label: 'Horizonte' },
        { value: 78, label: 'Serra' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/Horizonte, Serra|Horizonte e Serra/);
  },
});

// spec: 1.9.7
export const EnterChoosesNoOptionOfTheFormerResponse = meta.story({
  args: { options: operators.slice(0, 1), isLoading: true },
  render: (args) => <ControlledSelect {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'coração');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue('coração');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
