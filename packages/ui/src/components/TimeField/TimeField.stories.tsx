import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { TimeField } from './TimeField.tsx';

const ignore = () => {};
const spoken = () => document.querySelector('[data-live-announcer]');

const meta = preview.meta({
  title: 'Campos/TimeField',
  component: TimeField,
  parameters: { spec: ['1 §5 Text inputs', 'WCAG 3.3.1 error identification'] },
  args: { label: 'Início do atendimento', value: null, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string | null) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <TimeField {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: '08:30' } });
export const Invalid = meta.story({ args: { isRequired: true, error: 'Hora obrigatória' } });
export const BeforeItsLimit = meta.story({ args: { value: '06:00', minTime: '07:00' } });
export const ReadOnly = meta.story({ args: { value: '08:30', isReadOnly: true } });
export const Disabled = meta.story({ args: { disabledReason: 'Escolha um dia' } });
export const ADuration = meta.story({ args: { label: 'Duração da consulta', value: '00:40' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <TimeField label="Início" value={null} onChange={ignore} />
      <TimeField label="Início" value="08:30" onChange={ignore} isRequired hint="Horário de Brasília" />
      <TimeField label="Início" value="06:00" minTime="07:00" onChange={ignore} />
      <TimeField label="Início" value={null} onChange={ignore} error="Hora obrigatória" />
      <TimeField label="Início" value="22:10" onChange={ignore} warning="Fora do horário comercial" />
      <TimeField label="Início" defaultValue="08:30" isReadOnly />
      <TimeField label="Início" value={null} onChange={ignore} disabledReason="Escolha um dia" />
    </FieldGrid>
  ),
});

export const FourDigitsAreATime = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Início do atendimento' });
    await expect(box).toHaveAccessibleDescription('Formato: hora e minuto, de 00:00 a 23:59');
    await userEvent.type(box, '0830');
    await expect(box).toHaveValue('08:30');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('08:30');
  },
});

export const AnHourAloneIsCompletedOnBlur = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '8');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('08:00');
    await expect(args.onChange).toHaveBeenLastCalledWith('08:00');
    await expect(spoken()).toHaveTextContent('Hora completada: 08:00');
  },
});

export const AColonOrTheLetterHEndsTheHour = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '8h30');
    await expect(canvas.getByRole('textbox')).toHaveValue('08:30');
  },
});

export const APasteInAnyTimeFormatIsRead = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    for (const text of ['8h30', '08:30:00', '2026-11-20T08:30']) {
      await userEvent.clear(box);
      await userEvent.paste(text);
      await expect(args.onChange).toHaveBeenLastCalledWith('08:30');
    }
    await userEvent.paste('amanhã cedo');
    await expect(box).toHaveAccessibleDescription(/O texto colado não é uma hora/);
    await expect(box).not.toBeInvalid();
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.paste('amanhã cedo');
    await expect(box).toBeInvalid();
    await expect(box).toHaveValue('08:30');
  },
});

export const ArrowsStepByMinutesAndWithShiftByHours = meta.story({
  args: { value: '08:03', maxTime: '10:00' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('08:05');
    await expect(spoken()).toHaveTextContent('08:05');
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith('10:00');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:55');
  },
});

export const ATimeOutsideTheLimitsGetsAMessage = meta.story({
  args: { minTime: '07:00', maxTime: '19:00' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    for (const [text, message] of [
      ['2500', 'Hora inexistente'],
      ['0659', 'Digite 07:00 ou mais tarde'],
      ['1901', 'Digite 19:00 ou mais cedo'],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, text);
      await expect(box).toBeInvalid();
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const DisabledFieldStaysFocusableAndSaysWhy = meta.story({
  args: { value: '08:30', disabledReason: 'Escolha um dia' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { description: /Escolha um dia/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}7');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
