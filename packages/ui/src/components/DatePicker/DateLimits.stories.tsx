import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateField } from '../DateField/DateField.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { ControlledDatePicker, loadCalendar } from './DatePicker.fixtures.tsx';
import { DatePicker } from './DatePicker.tsx';

const weekend = (date: string) => {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? 'Não há expediente no fim de semana' : undefined;
};

const meta = preview.meta({
  title: 'Campos/DatePicker: limites',
  component: DatePicker,
  tags: ['!autodocs'],
  parameters: { spec: ['1 §5 Date input', '1 §9 Dates'] },
  args: {
    label: 'Vencimento',
    value: null,
    onChange: fn(),
    today: '2026-11-20',
    minDate: '2026-11-10',
    maxDate: '2026-12-10',
    isDateUnavailable: weekend,
  },
  loaders: [loadCalendar],
  render: (args) => <ControlledDatePicker {...args} />,
});

export const ATypedDayOutsideTheLimitsShowsTheAllowedDays = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '09112026');
    await expect(box).toHaveAccessibleDescription(/Escolha uma data a partir de 10\/11\/2026/);
    await userEvent.clear(box);
    await userEvent.type(box, '11122026');
    await expect(box).toHaveAccessibleDescription(/Escolha uma data até 10\/12\/2026/);
  },
});

export const ATypedUnavailableDayShowsTheReason = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '21112026');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Não há expediente no fim de semana/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ArrowKeysStepFromARefusedDay = meta.story({
  args: { value: '2026-12-04' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-07');
  },
});

export const ArrowKeysInAnEmptyBoxStartWithinTheLimits = meta.story({
  args: { maxDate: '2026-11-13' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-13');
  },
});

export const UnavailableDayInTheCalendarIsReachedAndSaysWhy = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abrir calendário/ }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('Não há expediente no fim de semana'),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const CustomPresetsAreBelowTheCalendar = meta.story({
  args: {
    presets: [
      { label: 'Segunda', date: '2026-11-23' },
      { label: 'Fim do mês que vem', date: '2026-12-31' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abrir calendário/ }));
    const late = await screen.findByRole('button', { name: 'Fim do mês que vem' });
    await expect(late).toHaveAccessibleDescription('Escolha uma data até 10/12/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Segunda' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23');
  },
});

export const APartialBirthDateIsNotCompleted = meta.story({
  render: () => <DateField label="Data de nascimento" allowFuture={false} today="2026-11-20" />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '1503');
    await userEvent.tab();
    await expect(box).toHaveValue('15/03');
    await userEvent.clear(box);
    await userEvent.type(box, '100530');
    await userEvent.tab();
    await expect(box).toHaveValue('10/05/1930');
  },
});

export const ACompletedDateInAFilterIsAnnounced = meta.story({
  render: () => <DateRangePicker label="Período" allowFuture={false} today="2026-11-20" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'De:' }), '15');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'De:' })).toHaveValue('15/11/2026');
    await waitFor(() => expect(screen.getByText('Data completada: 15/11/2026')).toBeInTheDocument());
  },
});

export const CustomPeriodsReplaceTheDefaultPresets = meta.story({
  render: () => (
    <DateRangePicker
      label="Período"
      today="2026-11-20"
      presets={[{ label: 'Este mês', start: '2026-11-01', end: '2026-11-30' }]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário: Data final' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Este mês' }));
    await expect(canvas.getByRole('textbox', { name: 'Até:' })).toHaveValue('30/11/2026');
    await expect(screen.queryByRole('button', { name: 'Ontem' })).toBeNull();
  },
});

export const ABadValueShowsNothing = meta.story({
  render: () => (
    <>
      <DateField label="Vencimento" value="20/11/2026" onChange={() => {}} />
      <DateField label="Envio" value="2026-11-20T02:00Z" onChange={() => {}} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toHaveValue('');
  },
});
