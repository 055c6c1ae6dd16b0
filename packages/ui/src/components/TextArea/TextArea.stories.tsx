import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { TextArea } from './TextArea.tsx';

const ignore = () => {};
const reason = 'A guia foi emitida com o código de outro procedimento.\nO prestador já corrigiu o cadastro.';
const lines = (count: number) => Array.from({ length: count }, (_line, index) => `Linha ${index + 1}`).join('\n');
const spoken = () => document.querySelector('[data-live-announcer]');

const meta = preview.meta({
  title: 'Campos/TextArea',
  component: TextArea,
  parameters: { spec: ['WCAG 3.3.1 error identification', 'WCAG 4.1.3 status messages'] },
  args: { label: 'Motivo da devolução', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <TextArea {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story({ args: { hint: 'O prestador lê este texto' } });
export const Filled = meta.story({ args: { value: reason } });
export const Counted = meta.story({ args: { value: reason, maxLength: 500, hint: 'O prestador lê este texto' } });
export const NearlyFull = meta.story({ args: { value: reason, maxLength: 100 } });
export const TooLong = meta.story({ args: { value: reason, maxLength: 80 } });
export const Invalid = meta.story({ args: { isRequired: true, error: 'Motivo obrigatório', maxLength: 500 } });
export const ReadOnly = meta.story({ args: { value: reason, isReadOnly: true } });
export const Disabled = meta.story({ args: { disabledReason: 'Escolha uma guia', maxLength: 500 } });
export const LongerThanItsLimitOfLines = meta.story({ args: { value: lines(14) } });
export const ForOneLine = meta.story({ args: { label: 'Número da guia', value: '20261107' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <TextArea label="Motivo" value="" onChange={ignore} placeholder="O que o prestador precisa corrigir" />
      <TextArea label="Motivo" value={reason} onChange={ignore} isRequired maxLength={500} hint="O prestador lê" />
      <TextArea label="Motivo" value={reason} onChange={ignore} maxLength={80} />
      <TextArea label="Motivo" value="" onChange={ignore} error="Motivo obrigatório" isRequired />
      <TextArea label="Motivo" value={reason} onChange={ignore} warning="Confira o código" minRows={5} />
      <TextArea label="Motivo" defaultValue={reason} isReadOnly />
      <TextArea label="Motivo" value={reason} onChange={ignore} disabledReason="Escolha uma guia" maxLength={500} />
      <TextArea label="Motivo" value={lines(14)} onChange={ignore} />
    </FieldGrid>
  ),
});

export const GrowsWithItsTextUpToItsLimitAndThenScrolls = meta.story({
  args: { minRows: 2, maxRows: 4 },
  play: async ({ canvas, userEvent }) => {
    const box: HTMLTextAreaElement = canvas.getByRole('textbox', { name: 'Motivo da devolução' });
    const heights = [box.clientHeight];
    await userEvent.click(box);
    for (let line = 0; line < 5; line++) {
      await userEvent.keyboard('{Enter}');
      heights.push(box.clientHeight);
    }
    const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
    const grown = heights.map((height) => Math.round((height - (heights[0] ?? 0)) / lineHeight));
    await expect(grown).toEqual([0, 0, 1, 2, 2, 2]);
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  },
});

export const EnterAddsALineAndSubmitsNothing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a{Enter}b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a\nb');
  },
});

export const TheCounterIsAnnouncedAtFourFifthsAndAtTheLimit = meta.story({
  args: { maxLength: 10, value: '123456' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { description: '6 de 10 caracteres' });
    await userEvent.type(box, '7');
    await expect(spoken()).not.toHaveTextContent(/caracter/);
    await userEvent.type(box, '8');
    await expect(spoken()).toHaveTextContent('Restam 2 caracteres');
    await userEvent.type(box, '9');
    await expect(spoken()).toHaveTextContent('Restam 2 caracteres');
    await userEvent.type(box, '0');
    await expect(spoken()).toHaveTextContent('O texto chegou ao limite de 10 caracteres');
    await expect(box).toBeValid();
  },
});

export const APasteBeyondTheLimitIsKeptAndInvalidUntilShortened = meta.story({
  args: { maxLength: 10, onValidityChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('1234567890ab');
    await expect(box).toHaveValue('1234567890ab');
    await expect(spoken()).toHaveTextContent('O texto colado passa do limite em 2 caracteres; nada foi cortado');
    await expect(box).toHaveAccessibleDescription('2 caracteres a mais Encurte o texto');
    await expect(box).toBeInvalid();
    await expect(args.onValidityChange).toHaveBeenLastCalledWith('Encurte o texto');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(box).not.toHaveAttribute('aria-invalid');
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(undefined);
  },
});

export const DisabledFieldStaysFocusableAndSaysWhy = meta.story({
  args: { disabledReason: 'Escolha uma guia' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { description: 'Escolha uma guia' })).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
