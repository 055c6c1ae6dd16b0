import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const ignore = () => {};
const days = [
  { value: 'weekdays', label: 'Dias úteis' },
  { value: 'saturday', label: 'Sábado', hint: 'Só pela manhã' },
  { value: 'sunday', label: 'Domingo e feriados', disabledReason: 'Exige pronto-socorro no cadastro' },
];
const short = [
  { value: 'pix', label: 'Pix' },
  { value: 'slip', label: 'Boleto' },
  { value: 'transfer', label: 'TED' },
];

const meta = preview.meta({
  title: 'Campos/CheckboxGroup',
  component: CheckboxGroup<string>,
  parameters: { spec: ['APG checkbox', 'WCAG 2.5.8 target size'] },
  args: { label: 'Atendimento', options: days, value: [], onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value ?? []);
    const change = (next: string[]) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <CheckboxGroup {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Chosen = meta.story({ args: { value: ['weekdays', 'saturday'] } });
export const WithHint = meta.story({ args: { hint: 'Como no contrato' } });
export const Invalid = meta.story({ args: { isRequired: true, error: 'Escolha ao menos um dia de atendimento' } });
export const Horizontal = meta.story({ args: { label: 'Pagamento', options: short, orientation: 'horizontal' } });
export const Disabled = meta.story({ args: { value: ['weekdays'], disabledReason: 'Selecione um prestador' } });
export const OneOptionAlone = meta.story({
  args: { label: 'Termo', options: [{ value: 'yes', label: 'O contrato foi assinado' }] },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <CheckboxGroup
        label="Atendimento"
        options={days}
        value={['weekdays']}
        onChange={ignore}
        hint="Como no contrato"
      />
      <CheckboxGroup
        label="Atendimento"
        options={days}
        value={[]}
        onChange={ignore}
        isRequired
        error="Escolha ao menos um dia"
      />
      <CheckboxGroup
        label="Atendimento"
        options={days}
        value={['weekdays']}
        onChange={ignore}
        disabledReason="Selecione um prestador"
      />
      <CheckboxGroup label="Pagamento" options={short} value={['pix']} onChange={ignore} orientation="horizontal" />
    </FieldGrid>
  ),
});

export const SpaceChecksAndUnchecksAnOption = meta.story({
  args: { value: ['saturday'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Dias úteis' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['saturday', 'weekdays']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['weekdays']);
  },
});

export const TheWholeRowCanBePressed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const label = canvas.getByText('Sábado').closest('label');
    if (!label) throw new Error('no row');
    await expect(label.getBoundingClientRect().width).toBeGreaterThan(300);
    await userEvent.click(label);
    await expect(canvas.getByRole('checkbox', { name: 'Sábado' })).toBeChecked();
  },
});

export const ADisabledOptionSaysWhy = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const option = canvas.getByRole('checkbox', { name: 'Domingo e feriados' });
    await expect(option).toHaveAccessibleDescription(/Exige pronto-socorro no cadastro/);
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(option).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Domingo e feriados'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const NameErrorAndRequiredAreReadOut = meta.story({
  args: { isRequired: true, error: 'Escolha ao menos um dia de atendimento' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Atendimento' });
    await expect(group).toHaveAccessibleDescription('Escolha ao menos um dia de atendimento Obrigatório');
  },
});

export const ADisabledGroupStaysReadable = meta.story({
  args: { value: ['weekdays'], disabledReason: 'Selecione um prestador' },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { description: 'Selecione um prestador' });
    await expect(group).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Dias úteis' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const AFormResetRestoresTheInitialValue = meta.story({
  render: (args) => (
    <form aria-label="Guia">
      <CheckboxGroup label="Pagamento" name="kind" options={short} defaultValue={['pix']} onChange={args.onChange} />
      <button type="reset">Desfazer</button>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole('form')).getAll('kind');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Boleto' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pix' }));
    await expect(sent()).toEqual(['slip']);
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(canvas.getByRole('checkbox', { name: 'Pix' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Boleto' })).not.toBeChecked();
    await expect(sent()).toEqual(['pix']);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(args.onChange).toHaveBeenLastCalledWith(['pix']);
  },
});
