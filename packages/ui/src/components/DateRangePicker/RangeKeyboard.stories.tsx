import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  calendarButton,
  day,
  endBox,
  findCalendar,
  paintedDays,
  reportPeriod,
  spoken,
  startBox,
} from './DateRangePicker.fixtures.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = preview.meta({
  title: 'Campos/DateRangePicker: teclado',
  component: DateRangePicker,
  tags: ['!autodocs'],
  parameters: { spec: ['1 §2 Date-range picker', '1 §4 Date picker'] },
  ...reportPeriod,
  args: {
    ...reportPeriod.args,
    value: { start: '2026-11-09', end: '2026-11-12' },
  },
});

export const ARangeIsPickedByKeyboardAlone = meta.story({
  play: async ({ args, userEvent }) => {
    calendarButton().focus();
    await userEvent.keyboard('{Enter}');
    const calendar = await findCalendar();
    await expect(day(9)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(calendar).toHaveTextContent('Selecione a data final');
    await expect(spoken()).toHaveTextContent('Início em 10/11/2026. Selecione a data final');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onChange?.mock.calls).toEqual([[{ start: '2026-11-10', end: '2026-11-17' }]]);
    await expect(spoken()).toHaveTextContent('Período de 10/11/2026 a 17/11/2026');
    await expect(calendar).not.toBeInTheDocument();
    await expect(calendarButton()).toHaveFocus();
  },
});

export const FocusPreviewsTheRange = meta.story({
  play: async ({ userEvent }) => {
    calendarButton().focus();
    await userEvent.keyboard('{Enter}');
    const calendar = await findCalendar();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}');
    await expect(paintedDays()).toEqual([9, 10, 11]);
    await expect(calendar).toHaveTextContent('Intervalo de 2 dias');
    await userEvent.keyboard('{Home}');
    await expect(paintedDays()).toEqual([8, 9]);
  },
});

export const AnUnavailableDayIsFocusableAndSaysWhy = meta.story({
  play: async ({ args, userEvent }) => {
    calendarButton().focus();
    await userEvent.keyboard('{Enter}');
    await findCalendar();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(day(23)).toHaveFocus();
    await expect(day(23)).toHaveAccessibleDescription('Indisponível. Data futura não permitida');
    await expect(spoken()).toHaveTextContent('Data futura não permitida');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const EscapeCancelsAHalfPickedRangeThenCloses = meta.story({
  play: async ({ args, userEvent }) => {
    calendarButton().focus();
    await userEvent.keyboard('{Enter}');
    const calendar = await findCalendar();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(startBox()).toHaveValue('10/11/2026');
    await userEvent.keyboard('{Escape}');
    await expect(calendar).toHaveTextContent('Selecione a data inicial');
    await expect(startBox()).toHaveValue('09/11/2026');
    await expect(endBox()).toHaveValue('12/11/2026');
    await expect(spoken()).toHaveTextContent('Escolha desfeita');
    await userEvent.keyboard('{Escape}');
    await expect(calendar).not.toBeInTheDocument();
    await expect(calendarButton()).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const EscapeInAnotherMonthReturnsToTheFormerDay = meta.story({
  args: { maxSpanDays: 60 },
  play: async ({ userEvent }) => {
    startBox().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const calendar = await findCalendar();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}{PageUp}');
    await expect(screen.getByRole('grid', { name: 'outubro de 2026' })).toBeVisible();
    await expect(day(11)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('grid', { name: 'novembro de 2026' })).toBeVisible();
    await expect(day(9)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(day(10)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(calendar).not.toBeInTheDocument();
    await expect(startBox()).toHaveFocus();
  },
});

export const AltDownOpensAtTheDateOfItsBox = meta.story({
  play: async ({ userEvent }) => {
    endBox().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await findCalendar()).toHaveTextContent('Selecione a data final');
    await expect(day(12)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(endBox()).toHaveFocus();
  },
});

export const ArrowKeysStepFromARefusedDay = meta.story({
  args: { maxSpanDays: 3 },
  play: async ({ args, userEvent }) => {
    endBox().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(endBox()).toHaveValue('14/11/2026');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-11' });
  },
});

export const EachBoxAndTheCalendarButtonAreTabStops = meta.story({
  args: { isClearable: false },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(startBox()).toHaveFocus();
    await userEvent.tab();
    await expect(endBox()).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Abrir calendário: Data final' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});
