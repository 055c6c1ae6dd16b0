import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { NumberField } from './NumberField.tsx';

const ignore = () => {};
const spoken = () => document.querySelector('[data-live-announcer]');

const meta = preview.meta({
  title: 'Campos/NumberField',
  component: NumberField,
  parameters: { spec: ['APG spinbutton, by its keys', 'WCAG 3.3.1 error identification'] },
  args: { label: 'Sessões autorizadas', value: null, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string | null) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <NumberField {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: '12345' } });
export const WithUnit = meta.story({ args: { label: 'Peso', value: '72.5', decimals: 1, unit: 'kg' } });
export const Required = meta.story({ args: { isRequired: true, hint: 'De 1 a 40' } });
export const Invalid = meta.story({ args: { error: 'Quantidade obrigatória' } });
export const AboveItsLimit = meta.story({ args: { value: '48', max: '40' } });
export const Warning = meta.story({ args: { value: '38', warning: 'Acima da média do prestador' } });
export const ReadOnly = meta.story({ args: { value: '12', isReadOnly: true } });
export const Disabled = meta.story({ args: { disabledReason: 'Escolha um procedimento' } });
export const ACodeInIt = meta.story({ args: { label: 'Número da guia', value: '20261107' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <NumberField label="Sessões" value={null} onChange={ignore} placeholder="1 a 40" isRequired />
      <NumberField label="Vidas" value="1284302" onChange={ignore} hint="Titulares e dependentes" />
      <NumberField label="Peso" value="72.5" decimals={1} unit="kg" onChange={ignore} />
      <NumberField label="Coparticipação" value="12.25" decimals={2} unit="%" max="100" onChange={ignore} />
      <NumberField label="Sessões" value="48" max="40" onChange={ignore} />
      <NumberField label="Sessões" value="38" onChange={ignore} warning="Acima da média" />
      <NumberField label="Sessões" defaultValue="12" isReadOnly />
      <NumberField label="Sessões" value="12" onChange={ignore} disabledReason="Escolha um procedimento" />
    </FieldGrid>
  ),
});

export const TheNumberIsGroupedWhileTheFieldHasNoFocus = meta.story({
  args: { decimals: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Sessões autorizadas' });
    await userEvent.type(box, '1234567,5');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234567.5');
    await userEvent.tab();
    await expect(box).toHaveValue('1.234.567,5');
    await userEvent.click(box);
    await expect(box).toHaveValue('1234567,5');
  },
});

export const LettersAndADisallowedMinusAreRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '-');
    await expect(canvas.getByText('Aqui não entram números negativos')).toBeVisible();
    await userEvent.type(box, '1a2e');
    await expect(box).toHaveValue('12');
    await expect(canvas.getByText('Aqui só entram números')).toBeVisible();
  },
});

export const ANegativeMinimumAllowsAMinusSign = meta.story({
  args: { min: '-10' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '-7');
    await expect(args.onChange).toHaveBeenLastCalledWith('-7');
  },
});

export const ArrowsStepAndStopAtTheLimits = meta.story({
  args: { value: '9', max: '20', min: '1' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}');
    await expect(box).toHaveValue('10');
    await expect(spoken()).toHaveTextContent('10');
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('20');
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}');
    await expect(box).toHaveValue('1');
  },
});

export const TenthsAddUp = meta.story({
  args: { value: '0.1', step: '0.1', decimals: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('0.3');
  },
});

export const TheWheelChangesNothing = meta.story({
  args: { value: '9' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    const isLeftAlone = box.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true }));
    await expect(isLeftAlone).toBe(true);
    await expect(box).toHaveAttribute('type', 'text');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const AnInvalidNumberGetsAMessageAndNoValue = meta.story({
  args: { min: '10', max: '50', step: '5', decimals: 1, onValidityChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    const cases = [
      ['7', 'Digite 10 ou mais'],
      ['51', 'Digite 50 ou menos'],
      ['12', 'De 5 em 5: digite 10 ou 15'],
      ['10,25', 'Use até 1 casa decimal'],
    ] as const;
    for (const [text, message] of cases) {
      await userEvent.clear(box);
      await userEvent.type(box, text);
      await expect(box).toHaveAccessibleDescription(message);
      await expect(box).toBeInvalid();
      await expect(args.onValidityChange).toHaveBeenLastCalledWith(message);
    }
    await userEvent.clear(box);
    await userEvent.type(box, '45');
    await expect(box).not.toHaveAttribute('aria-invalid');
    await expect(args.onChange).toHaveBeenLastCalledWith('45');
  },
});

export const AnIncompleteNumberIsNoErrorBeforeBlur = meta.story({
  args: { min: '-5', decimals: 2 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '-');
    await expect(box).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(box).toHaveAccessibleDescription('Digite um número, como 1.234,56');
  },
});

export const TheUnitIsReadOutAndMayBePasted = meta.story({
  args: { label: 'Peso', decimals: 1, unit: 'kg' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Peso', description: 'kg' });
    await userEvent.click(box);
    await userEvent.paste('72,5 kg');
    await expect(args.onChange).toHaveBeenLastCalledWith('72.5');
  },
});

export const DisabledFieldStaysFocusableAndSaysWhy = meta.story({
  args: { value: '9', disabledReason: 'Escolha um procedimento' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { description: 'Escolha um procedimento' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}7');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
