import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import {
  ControlledRange,
  endBox,
  findCalendar,
  paintedDays,
  reportPeriod,
  spoken,
  startBox,
} from './DateRangePicker.fixtures.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const nothing = { start: null, end: null };

const meta = preview.meta({
  title: 'Campos/DateRangePicker: digitação',
  component: DateRangePicker,
  tags: ['!autodocs'],
  parameters: { spec: ['1 §5 Date input', '1 §5 Report search', '1 §5 Restore filter'] },
  ...reportPeriod,
  args: {
    ...reportPeriod.args,
    value: nothing,
    onValidityChange: fn(),
  },
  render: (args) => (
    <>
      <ControlledRange {...args} />
      <Button>Pesquisar</Button>
    </>
  ),
});

export const TypedDigitsFormTwoDates = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(startBox(), '01112026');
    await userEvent.type(endBox(), '20a/11x2026999');
    await expect(startBox()).toHaveValue('01/11/2026');
    await expect(endBox()).toHaveValue('20/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-20' });
  },
});

export const WithoutALimitARangeOfAnyLengthIsAccepted = meta.story({
  args: { maxSpanDays: undefined },
  play: async ({ args, userEvent }) => {
    await userEvent.type(startBox(), '01011990');
    await userEvent.type(endBox(), '01112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '1990-01-01', end: '2026-11-01' });
    await expect(endBox()).toBeValid();
  },
});

export const ATypedTwoDigitYearIsInThePastIfTheFutureIsRefused = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(startBox(), '100530');
    await userEvent.tab();
    await expect(startBox()).toHaveValue('10/05/1930');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '1930-05-10', end: null });
  },
});

export const LeavingTheSecondBoxWithAnEarlierDateSwapsTheDates = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(startBox(), '20112026');
    await userEvent.type(endBox(), '10112026');
    await expect(startBox()).toHaveValue('20/11/2026');
    await userEvent.tab();
    await expect(startBox()).toHaveValue('10/11/2026');
    await expect(endBox()).toHaveValue('20/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-20' });
    await expect(spoken()).toHaveTextContent('Datas trocadas de lugar: de 10/11/2026 a 20/11/2026');
  },
});

export const EnterInTheFirstBoxPutsTheRangeInOrder = meta.story({
  args: { value: { start: '2026-11-01', end: '2026-11-10' } },
  play: async ({ args, userEvent }) => {
    await userEvent.clear(startBox());
    await userEvent.type(startBox(), '20112026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-20' });
    await expect(spoken()).toHaveTextContent('Datas trocadas de lugar: de 10/11/2026 a 20/11/2026');
    await expect(startBox()).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(startBox()).toHaveValue('20/11/2026');
    await expect(endBox()).toHaveValue('10/11/2026');
    await userEvent.keyboard('{Tab}');
    await expect(startBox()).toHaveValue('20/11/2026');
  },
});

export const ATypedEndBeyondTheMaximumSpanIsRefused = meta.story({
  args: { allowFuture: true },
  play: async ({ args, userEvent }) => {
    await userEvent.type(startBox(), '01032026');
    await userEvent.type(endBox(), '31032026');
    await expect(endBox()).toBeValid();
    await userEvent.clear(endBox());
    await userEvent.type(endBox(), '01042026');
    await expect(endBox()).toBeInvalid();
    await expect(endBox()).toHaveAccessibleDescription(/Intervalo máximo de 30 dias/);
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: null });
    await expect(args.onValidityChange).toHaveBeenLastCalledWith({
      start: undefined,
      end: 'Intervalo máximo de 30 dias',
    });
  },
});

export const TypedFutureIsRefused = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(endBox(), '21112026');
    await expect(endBox()).toHaveAccessibleDescription(/Data futura não permitida/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const EachBoxHasItsOwnMessage = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(startBox(), '01011899');
    await userEvent.type(endBox(), '31022026');
    await expect(startBox()).toHaveAccessibleDescription(/Ano inválido/);
    await expect(endBox()).toHaveAccessibleDescription(/Data inexistente/);
    await expect(screen.getByText('Ano inválido')).toBeVisible();
    await expect(screen.getByText('Data inexistente')).toBeVisible();
  },
});

export const TypingMovesTheOpenCalendarToTheTypedDate = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(startBox());
    await findCalendar();
    await userEvent.keyboard('05032026');
    await expect(screen.getByRole('grid', { name: 'março de 2026' })).toBeVisible();
    await expect(paintedDays()).toEqual([5]);
  },
});

export const TabSkipsTheOpenCalendarBetweenTheBoxes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(startBox());
    const calendar = await findCalendar();
    await userEvent.keyboard('01112026');
    await userEvent.tab();
    await expect(endBox()).toHaveFocus();
    await expect(calendar).toBeVisible();
    await userEvent.keyboard('20112026');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pesquisar' })).toHaveFocus();
    await expect(calendar).not.toBeInTheDocument();
  },
});

export const ClearingTheFiltersClearsTextsThatAreNotValues = meta.story({
  render: (args) => (
    <FilterBar label="Filtros" onSubmit={() => {}} onClear={() => {}}>
      <ControlledRange {...args} />
    </FilterBar>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(startBox(), '32132026');
    await userEvent.type(endBox(), '01012');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar pesquisa' }));
    await expect(startBox()).toHaveValue('');
    await expect(endBox()).toHaveValue('');
    await expect(startBox()).toBeValid();
  },
});
