import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { CpfOrCnpjField } from './CpfOrCnpjField.tsx';

const meta = preview.meta({
  title: 'Campos/CpfOrCnpjField',
  component: CpfOrCnpjField,
  parameters: { spec: ['WCAG 3.3.3 Error suggestion'] },
  args: { label: 'CPF ou CNPJ', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <CpfOrCnpjField {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Cpf = meta.story({ args: { value: '52998224725' } });
export const Cnpj = meta.story({ args: { value: '15216260000176' } });
export const CnpjWithLetters = meta.story({ args: { value: '12ABC34501DE35' } });
export const CheckDigitInDoubt = meta.story({ args: { value: '52998224724' } });
export const Invalid = meta.story({ args: { value: '5299', error: 'Digite o número todo' } });
export const Disabled = meta.story({ args: { disabledReason: 'Escolha o tipo de contrato' } });
export const OnlyEverACpf = meta.story({ args: { label: 'CPF do beneficiário' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <CpfOrCnpjField label="Pagador" defaultValue="" isRequired />
      <CpfOrCnpjField label="Pagador, pessoa" defaultValue="52998224725" />
      <CpfOrCnpjField label="Pagador, empresa" defaultValue="15216260000176" />
      <CpfOrCnpjField label="Pagador, empresa com letras" defaultValue="12ABC34501DE35" />
      <CpfOrCnpjField label="Pagador em dúvida" defaultValue="52998224724" />
      <CpfOrCnpjField label="Pagador bloqueado" disabledReason="Escolha o tipo de contrato" />
    </FieldGrid>
  ),
});

const box = (canvas: { getByRole: (role: string) => HTMLElement }) => canvas.getByRole('textbox');

export const ATwelfthDigitTurnsACpfIntoACnpjAndBackspaceTurnsItBack = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(box(canvas), '52998224725');
    await expect(box(canvas)).toHaveValue('529.982.247-25');
    await userEvent.type(box(canvas), '1');
    await expect(box(canvas)).toHaveValue('52.998.224/7251');
    await expect(args.onChange).toHaveBeenLastCalledWith('529982247251');
    await userEvent.keyboard('{Backspace}');
    await expect(box(canvas)).toHaveValue('529.982.247-25');
  },
});

export const ALetterSwitchesToACnpjAtOnce = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(box(canvas), '12a');
    await expect(box(canvas)).toHaveValue('12.A');
    await userEvent.keyboard('bc34501de35');
    await expect(box(canvas)).toHaveValue('12.ABC.345/01DE-35');
    await expect(args.onChange).toHaveBeenLastCalledWith('12ABC34501DE35');
  },
});

export const ElevenDigitsAreValidatedOnBlur = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '15216260000');
    await expect(box(canvas)).not.toHaveAccessibleDescription(/CPF/);
    await userEvent.tab();
    await expect(box(canvas)).toHaveAccessibleDescription('Confira o CPF: o dígito verificador não confere');
    await expect(box(canvas)).not.toHaveAttribute('aria-invalid');
    await userEvent.click(box(canvas));
    await userEvent.keyboard('{End}177');
    await expect(box(canvas)).toHaveAccessibleDescription('Confira o CNPJ: o dígito verificador não confere');
  },
});

export const EitherNumberIsPastedWithItsLabel = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(box(canvas));
    await userEvent.paste('CNPJ: 15.216.260/0001-76');
    await expect(args.onChange).toHaveBeenLastCalledWith('15216260000176');
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.paste('CPF 529.982.247-25');
    await expect(args.onChange).toHaveBeenLastCalledWith('52998224725');
    await expect(box(canvas)).toHaveValue('529.982.247-25');
  },
});
