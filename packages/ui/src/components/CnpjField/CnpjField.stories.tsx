import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { CnpjField } from './CnpjField.tsx';

const ignore = () => {};

const meta = preview.meta({
  title: 'Campos/CnpjField',
  component: CnpjField,
  parameters: { spec: ['2 §9 CNPJ masked length 18', 'the first 12 may be letters'] },
  args: { label: 'CNPJ', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <CnpjField {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Numeric = meta.story({ args: { value: '15216260000176' } });
export const WithLetters = meta.story({ args: { value: '12ABC34501DE35' } });
export const CheckDigitInDoubt = meta.story({ args: { value: 'LBNXQOB5000163' } });
export const Invalid = meta.story({ args: { value: '152162', error: 'CNPJ deve ter 14 posições' } });
export const Disabled = meta.story({ args: { disabledReason: 'Selecione uma operadora' } });

export const ALabelThatAsksForDigitsOnly = meta.story({ args: { label: 'CNPJ (somente números, sem pontos)' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <CnpjField label="CNPJ" value="" onChange={ignore} />
      <CnpjField label="CNPJ" value="15216260000176" onChange={ignore} isRequired />
      <CnpjField label="CNPJ" value="12ABC34501DE35" onChange={ignore} />
      <CnpjField label="CNPJ" value="LBNXQOB5000163" onChange={ignore} />
      <CnpjField label="CNPJ" value="152162" onChange={ignore} error="CNPJ deve ter 14 posições" />
      <CnpjField label="CNPJ" value="" onChange={ignore} disabledReason="Selecione uma operadora" />
    </FieldGrid>
  ),
});

export const LettersInTheFirstTwelvePlacesAreUpperCased = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'CNPJ' }), '12abc34501dex3y5');
    await expect(canvas.getByRole('textbox')).toHaveValue('12.ABC.345/01DE-35');
    await expect(args.onChange).toHaveBeenLastCalledWith('12ABC34501DE35');
  },
});

export const APastedLabelIsRemoved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('CNPJ nº 12.abc.345/01de-35');
    await expect(args.onChange).toHaveBeenLastCalledWith('12ABC34501DE35');
  },
});

export const AWrongCheckDigitWarnsAndDoesNotInvalidate = meta.story({
  args: { value: 'LBNXQOB5000163' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', {
      name: 'CNPJ',
      description: 'Confira o CNPJ: o dígito verificador não confere',
    });
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
});

export const TheFieldOpensTheKeyboardWithLetters = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'text');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocapitalize', 'characters');
  },
});
