import { Mail } from '@lucide/icons';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextField } from './TextField.tsx';

const ignore = () => {};

const meta = preview.meta({
  title: 'Campos/TextField',
  component: TextField,
  parameters: { spec: ['1 §5 Text inputs'] },
  args: { label: 'Nome completo', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <TextField {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: 'Beatriz Aparecida Lourenço' } });
export const Required = meta.story({ args: { isRequired: true, hint: 'Como está na carteirinha' } });
export const Invalid = meta.story({ args: { error: 'Nome completo obrigatório' } });
export const Disabled = meta.story({ args: { disabledReason: 'Selecione uma operadora' } });

export const Warning = meta.story({ args: { value: 'beatriz@', warning: 'Confira o endereço' } });
export const WithIcon = meta.story({ args: { label: 'E-mail', prefixIcon: <Icon of={Mail} />, type: 'email' } });

export const AnErrorThatDoesNotHelp = meta.story({ args: { error: 'Valor inválido' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <TextField label="Nome completo" value="" onChange={ignore} placeholder="Como está na carteirinha" />
      <TextField label="Nome completo" value="Beatriz Aparecida Lourenço" onChange={ignore} isRequired />
      <TextField label="Nome completo" value="Beatriz" onChange={ignore} hint="Como está na carteirinha" />
      <TextField label="Nome completo" value="" onChange={ignore} error="Nome completo obrigatório" isRequired />
      <TextField label="Nome completo" value="B. Lourenço" onChange={ignore} warning="Confira o nome" />
      <TextField label="Nome completo" value="Beatriz" onChange={ignore} disabledReason="Selecione uma operadora" />
      <TextField label="E-mail" value="beatriz@exemplo.com.br" onChange={ignore} prefixIcon={<Icon of={Mail} />} />
    </FieldGrid>
  ),
});

// spec: 1.5.3
export const CutsTextAtMaxLength = meta.story({
  args: { maxLength: 5 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome completo' }), '1234567');
    await expect(canvas.getByRole('textbox')).toHaveValue('12345');
    await expect(args.onChange).toHaveBeenLastCalledWith('12345');
  },
});

export const AnErrorIsAnnouncedAndMovesNoNeighbour = meta.story({
  render: function TwoFields() {
    const [value, setValue] = useState('');
    const error = value === 'x' ? 'Nome completo obrigatório' : undefined;
    return (
      <FieldGrid>
        <TextField label="Nome completo" value={value} onChange={setValue} error={error} />
        <TextField label="Operadora" value="" onChange={ignore} />
        <TextField label="Marca" value="" onChange={ignore} />
      </FieldGrid>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const places = () => canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect().toJSON());
    const before = places();
    const input = canvas.getByRole('textbox', { name: 'Nome completo' });
    // A live region announces a text only if the region existed before the text.
    const lines = [...canvasElement.querySelectorAll('[aria-live="polite"]')];
    await userEvent.type(input, 'x');
    const line = canvas.getByText('Nome completo obrigatório');
    await expect(line).toBeVisible();
    await expect(lines).toContain(line.closest('[aria-live]'));
    await expect(places()).toEqual(before);
  },
});

// spec: 1.5.3
export const LabelErrorAndRequiredAreReadOut = meta.story({
  args: { isRequired: true, error: 'Nome completo obrigatório', hint: 'Como está na carteirinha' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nome completo', description: 'Nome completo obrigatório' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
  },
});

export const HintIsReadOutWhileThereIsNoError = meta.story({
  args: { hint: 'Como está na carteirinha', error: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { description: 'Como está na carteirinha' });
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
});

export const DisabledFieldStaysFocusableAndSaysWhy = meta.story({
  args: { value: 'Beatriz', disabledReason: 'Selecione uma operadora' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { description: 'Selecione uma operadora' })).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const TypingInTheMiddleOfAFullFieldKeepsItsEnd = meta.story({
  args: { maxLength: 5, value: 'abcde' },
  play: async ({ canvas, userEvent }) => {
    const input: HTMLInputElement = canvas.getByRole('textbox');
    await userEvent.click(input);
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('abcde');
  },
});

// spec: x.45
export const APasteIsReadAsTheWholeValueOrRefused = meta.story({
  args: {
    label: 'Número da carteirinha',
    value: '',
    onValidityChange: fn(),
    readPaste: (text) => (/E\+/.test(text) ? { refused: 'O Excel encurtou este número.' } : { value: text.trim() }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const input: HTMLInputElement = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('5,29982E+10');
    await expect(input).toHaveAccessibleDescription('O Excel encurtou este número. Digite o valor ou limpe o campo.');
    await expect(input).toBeInvalid();
    await userEvent.paste('000123 ');
    await expect(input).toHaveValue('000123');
    await expect(input).not.toHaveAccessibleDescription();
    input.select();
    await userEvent.paste('5,29982E+10');
    await expect(input).toHaveValue('000123');
    await expect(input).toBeInvalid();
    await expect(args.onValidityChange).toHaveBeenLastCalledWith('O Excel encurtou este número.');
    await userEvent.keyboard('{End}4');
    await expect(input).toHaveValue('0001234');
    await expect(input).not.toBeInvalid();
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(undefined);
  },
});
