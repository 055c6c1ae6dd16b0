import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { CpfField } from './CpfField.tsx';

const ignore = () => {};

const meta = preview.meta({
  title: 'Campos/CpfField',
  component: CpfField,
  parameters: { spec: ['1 §5 CPF, if required', '1 §9 CPF is 11 digits', 'check digits warn'] },
  args: { label: 'CPF', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <CpfField {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: '52998224725' } });
export const CheckDigitInDoubt = meta.story({ args: { value: '52998224724' } });
export const Invalid = meta.story({ args: { value: '5299822', error: 'CPF deve ter 11 dígitos' } });
export const Disabled = meta.story({ args: { disabledReason: 'Selecione uma operadora' } });

export const ADoubtThatStopsAll = meta.story({ args: { value: '52998224724', error: 'CPF inválido' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <CpfField label="CPF" value="" onChange={ignore} />
      <CpfField label="CPF" value="52998224725" onChange={ignore} isRequired />
      <CpfField label="CPF" value="52998224724" onChange={ignore} />
      <CpfField label="CPF" value="5299822" onChange={ignore} error="CPF deve ter 11 dígitos" />
      <CpfField label="CPF" value="" onChange={ignore} disabledReason="Selecione uma operadora" />
    </FieldGrid>
  ),
});

export const ElevenDigitsAreMaskedAndReportedWithoutPunctuation = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'CPF' }), '529982247259');
    await expect(canvas.getByRole('textbox')).toHaveValue('529.982.247-25');
    await expect(args.onChange).toHaveBeenLastCalledWith('52998224725');
  },
});

export const AWrongCheckDigitWarnsAndDoesNotInvalidate = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'CPF' });
    await userEvent.type(input, '5299822472');
    await expect(input).not.toHaveAccessibleDescription();
    await userEvent.type(input, '4');
    await expect(input).toHaveAccessibleDescription('Confira o CPF: o dígito verificador não confere');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
});

export const AFormErrorReplacesTheWarning = meta.story({
  args: { value: '52998224724', error: 'CPF obrigatório' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('CPF obrigatório');
  },
});

// spec: x.48
export const ATooLongPasteIsRefusedWithAMessage = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    const warning =
      'O texto colado tem 14 dígitos e o campo aceita 11; nada foi colado. Digite o valor ou limpe o campo.';
    // A CNPJ: its first eleven digits may be the CPF of another person, so the paste is refused instead of truncated.
    await userEvent.paste('12.345.678/0001-95');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText(warning)).toBeVisible();
    await userEvent.keyboard('5');
    await expect(args.onChange).toHaveBeenLastCalledWith('5');
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription();
  },
});

export const TheFieldOpensTheNumericKeyboard = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  },
});
