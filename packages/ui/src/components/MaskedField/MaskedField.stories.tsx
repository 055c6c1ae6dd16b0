import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { MaskedField } from './MaskedField.tsx';

const ignore = () => {};

const meta = preview.meta({
  title: 'Campos/MaskedField',
  component: MaskedField,
  parameters: { spec: ['2 §5 CNPJ and CPF are auto-masked while typing', '3 MaskedField'] },
  args: { label: 'CEP', mask: '#####-###', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <MaskedField {...args} value={value} onChange={change} />;
  },
});

const box = (canvas: { getByRole: (role: string) => HTMLElement }) => canvas.getByRole('textbox') as HTMLInputElement;

export const Empty = meta.story({ args: { placeholder: '00000-000' } });
export const Filled = meta.story({ args: { value: '01310930' } });
export const Invalid = meta.story({ args: { value: '0131', error: 'CEP deve ter 8 dígitos' } });
export const Warning = meta.story({ args: { value: '00000000', warning: 'Confira o CEP' } });
export const Disabled = meta.story({ args: { value: '01310930', disabledReason: 'Selecione uma operadora' } });

export const ACodeWithoutAFieldOfItsOwn = meta.story({
  args: { label: 'Número da guia', mask: '####-######', value: '2026004213' },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <MaskedField label="CEP" mask="#####-###" value="" onChange={ignore} placeholder="00000-000" />
      <MaskedField label="CEP" mask="#####-###" value="01310930" onChange={ignore} hint="Só os números" />
      <MaskedField label="CEP" mask="#####-###" value="0131" onChange={ignore} error="CEP deve ter 8 dígitos" />
      <MaskedField label="CEP" mask="#####-###" value="00000000" onChange={ignore} warning="Confira o CEP" />
      <MaskedField label="CEP" mask="#####-###" value="0131" onChange={ignore} disabledReason="Selecione a UF" />
    </FieldGrid>
  ),
});

export const ThePunctuationIsInsertedAndTheCleanValueReported = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(box(canvas), '01310x930');
    await expect(box(canvas)).toHaveValue('01310-930');
    await expect(args.onChange).toHaveBeenLastCalledWith('01310930');
  },
});

export const TheCaretStaysAfterADigitTypedInTheMiddle = meta.story({
  args: { value: '0131093' },
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    await userEvent.click(input);
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('01731-093');
    await expect(input.selectionStart).toBe(3);
  },
});

export const BackspaceDeletesTheDigitBeforeThePunctuation = meta.story({
  args: { value: '01310930' },
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    await userEvent.click(input);
    input.setSelectionRange(6, 6);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('01319-30');
    await expect(input.selectionStart).toBe(4);
  },
});

export const CharactersWithoutRoomAreRefused = meta.story({
  args: { value: '01310930' },
  play: async ({ args, canvas, userEvent }) => {
    const input = box(canvas);
    input.focus();
    input.select();
    await userEvent.keyboard('x');
    await expect(canvas.getByText('Aqui só entram números')).toBeVisible();
    input.setSelectionRange(9, 9);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('01310-930');
    await expect(canvas.getByText('O campo está cheio; o resto não entrou')).toBeVisible();
    input.select();
    await userEvent.paste('sem CEP');
    await expect(input).toHaveValue('01310-930');
    await expect(canvas.getByText('O texto colado não serve para este campo')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const AResetRemovesTheMessageOfAPaste = meta.story({
  render: () => (
    <form>
      <MaskedField label="CEP" mask="#####-###" />
      <button type="reset">Limpar</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box(canvas));
    await userEvent.paste('sem CEP');
    await expect(canvas.getByText(/^O texto colado não serve para este campo/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(canvas.queryByText(/^O texto colado não serve para este campo/)).toBeNull();
  },
});

// spec: x.25
export const TypingIntoAFullFieldReplacesDigitByDigit = meta.story({
  args: { value: '01310930' },
  play: async ({ args, canvas, userEvent }) => {
    const input = box(canvas);
    input.focus();
    input.setSelectionRange(0, 0);
    await userEvent.keyboard('92');
    await expect(input).toHaveValue('92310-930');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith('01310930');
  },
});

export const AClickIntoAFullFieldSelectsItAndASecondClickSetsTheCaret = meta.story({
  args: { value: '01310930' },
  play: async ({ canvas, userEvent }) => {
    const input = box(canvas);
    await userEvent.click(input);
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 9]);
    await userEvent.click(input);
    await expect(input.selectionStart).toBe(input.selectionEnd);
  },
});

export const APasteMayContainPunctuationSpacesAndLabels = meta.story({
  args: { mask: '###.###.###-##', label: 'CPF' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(box(canvas));
    await userEvent.paste('CPF:\u00a0529.982.247-25 \t');
    await expect(box(canvas)).toHaveValue('529.982.247-25');
    await expect(args.onChange).toHaveBeenLastCalledWith('52998224725');
  },
});

export const APartialPasteIntoAFullFieldIsRefusedWithAMessage = meta.story({
  args: { value: '01310930' },
  play: async ({ args, canvas, userEvent }) => {
    box(canvas).focus();
    box(canvas).setSelectionRange(2, 2);
    await userEvent.paste('12');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('O campo está cheio; nada foi colado')).toBeVisible();
  },
});

export const ControlZAndControlYUndoAndRedo = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = box(canvas);
    await userEvent.click(input);
    await userEvent.paste('01310930');
    input.setSelectionRange(0, 3);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('10930');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('01310-930');
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 3]);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith('10930');
  },
});

export const AFormSubmitsTheCleanValue = meta.story({
  args: { name: 'cep', value: '01310930' },
  decorators: (Story) => (
    <form aria-label="Endereço">
      <Story />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = new FormData(canvas.getByRole('form') as HTMLFormElement);
    await expect(form.getAll('cep')).toEqual(['01310930']);
  },
});
