import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import {
  ControlledRange,
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
  title: 'Campos/DateRangePicker: ponteiro',
  component: DateRangePicker,
  tags: ['!autodocs'],
  parameters: { spec: ['1 §2 Date-range picker', '1 §4 Date picker', '1 §5 Report search'] },
  ...reportPeriod,
  args: {
    ...reportPeriod.args,
    value: { start: '2026-11-02', end: '2026-11-04' },
  },
  render: (args) => (
    <>
      <ControlledRange {...args} />
      <Button>Pesquisar</Button>
    </>
  ),
});

// spec: 1.2.16
export const TheCalendarAsksForTheStartThenTheEndThenCloses = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(startBox());
    const calendar = await findCalendar();
    await expect(calendar).toHaveTextContent('Selecione a data inicial');
    await userEvent.click(day(9));
    await expect(calendar).toHaveTextContent('Selecione a data final');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(day(16));
    await expect(calendar).not.toBeInTheDocument();
    await expect(args.onChange?.mock.calls).toEqual([[{ start: '2026-11-09', end: '2026-11-16' }]]);
    await userEvent.click(startBox());
    await expect(await findCalendar()).toHaveTextContent('Selecione a data inicial');
  },
});

// spec: 1.2.16
export const AnEarlierEndSwapsTheDatesAndAnnouncesIt = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(startBox());
    await findCalendar();
    await userEvent.click(day(16));
    await userEvent.click(day(9));
    await expect(args.onChange?.mock.calls).toEqual([[{ start: '2026-11-09', end: '2026-11-16' }]]);
    await expect(startBox()).toHaveValue('09/11/2026');
    await expect(endBox()).toHaveValue('16/11/2026');
    await expect(spoken()).toHaveTextContent('Datas trocadas de lugar: de 09/11/2026 a 16/11/2026');
  },
});

export const PickingADayTwiceGivesARangeOfOneDay = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(startBox());
    await findCalendar();
    await userEvent.click(day(9));
    await userEvent.click(day(9));
    await expect(args.onChange?.mock.calls).toEqual([[{ start: '2026-11-09', end: '2026-11-09' }]]);
  },
});

// spec: 1.2.17
export const HoverPreviewsTheRangeAndItsLength = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(startBox());
    const calendar = await findCalendar();
    await userEvent.click(day(9));
    await userEvent.hover(day(12));
    await expect(paintedDays()).toEqual([9, 10, 11, 12]);
    await expect(calendar).toHaveTextContent('Intervalo de 3 dias');
    await userEvent.hover(day(7));
    await expect(paintedDays()).toEqual([7, 8, 9]);
    await userEvent.unhover(day(7));
    await expect(paintedDays()).toEqual([9]);
  },
});

export const TheEndBoxAsksOnlyForTheEnd = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(endBox());
    await expect(await findCalendar()).toHaveTextContent('Selecione a data final');
    await userEvent.click(day(12));
    await expect(args.onChange?.mock.calls).toEqual([[{ start: '2026-11-02', end: '2026-11-12' }]]);
  },
});

export const AFutureDayCannotBePickedAndSaysWhy = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(startBox());
    const calendar = await findCalendar();
    await expect(day(21)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(21)).toHaveAccessibleDescription('Indisponível. Data futura não permitida');
    await userEvent.click(day(21));
    await expect(spoken()).toHaveTextContent('Data futura não permitida');
    await expect(calendar).toHaveTextContent('Selecione a data inicial');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ADayBeyondTheMaximumSpanCannotBePickedAndSaysWhy = meta.story({
  args: { maxSpanDays: 5, value: { start: null, end: null } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(startBox());
    await findCalendar();
    await userEvent.click(day(9));
    const reason = 'Máximo de 5 dias a partir de 09/11/2026';
    await expect(day(15)).toHaveAccessibleDescription(`Indisponível. ${reason}`);
    await expect(day(3)).toHaveAccessibleDescription(`Indisponível. ${reason}`);
    await userEvent.click(day(15));
    await expect(spoken()).toHaveTextContent(reason);
    await userEvent.click(day(14));
    await expect(args.onChange?.mock.calls).toEqual([[{ start: '2026-11-09', end: '2026-11-14' }]]);
  },
});

// spec: 1.2.16
export const APressOutsideClosesAndRestoresTheFormerRange = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(startBox());
    const calendar = await findCalendar();
    await userEvent.click(day(9));
    await expect(endBox()).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
    await expect(calendar).not.toBeInTheDocument();
    await expect([startBox(), endBox()].map((box) => (box as HTMLInputElement).value)).toEqual([
      '02/11/2026',
      '04/11/2026',
    ]);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const PresetFillsBothEnds = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(calendarButton());
    await findCalendar();
    await userEvent.click(screen.getByRole('button', { name: 'Últimos 7 dias' }));
    await expect(args.onChange?.mock.calls).toEqual([[{ start: '2026-11-14', end: '2026-11-20' }]]);
    await expect(calendarButton()).toHaveFocus();
  },
});

export const APresetBeyondTheMaximumSpanSaysWhy = meta.story({
  args: { maxSpanDays: 7 },
  play: async ({ args, userEvent }) => {
    await userEvent.click(calendarButton());
    await findCalendar();
    const month = screen.getByRole('button', { name: 'Últimos 30 dias' });
    await expect(month).toHaveAccessibleDescription('Intervalo máximo de 7 dias');
    await userEvent.click(month);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const MonthAndYearAreChosenFromLists = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(calendarButton());
    await findCalendar();
    await screen.findByRole('option', { name: '1987' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ano' }), '1987');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mês' }), 'março');
    await expect(screen.getByRole('grid', { name: 'março de 1987' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mês anterior' }));
    await userEvent.click(day(1));
    await userEvent.click(screen.getByRole('button', { name: 'Próximo mês' }));
    await userEvent.click(day(1));
    await expect(args.onChange?.mock.calls).toEqual([[{ start: '1987-02-01', end: '1987-03-01' }]]);
  },
});

export const ClearEmptiesBothBoxes = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar datas' }));
    await expect(args.onChange?.mock.calls).toEqual([[{ start: null, end: null }]]);
    await expect(startBox()).toHaveFocus();
    await expect(spoken()).toHaveTextContent('Datas removidas');
  },
});

export const ADisabledPickerStaysClosedAndSaysWhy = meta.story({
  args: { disabledReason: 'Selecione uma operadora' },
  play: async ({ userEvent }) => {
    await userEvent.click(startBox());
    await userEvent.click(calendarButton());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(startBox()).toHaveAccessibleDescription(/Selecione uma operadora/);
    await expect(calendarButton()).toHaveAccessibleDescription('Selecione uma operadora');
    await userEvent.type(startBox(), '1');
    await expect(startBox()).toHaveValue('02/11/2026');
  },
});
