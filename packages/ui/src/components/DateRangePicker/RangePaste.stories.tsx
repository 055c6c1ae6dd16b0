import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  calendarButton,
  day,
  endBox,
  findCalendar,
  reportPeriod,
  spoken,
  startBox,
} from './DateRangePicker.fixtures.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const nothing = { start: null, end: null };
const october = { start: '2026-10-01', end: '2026-10-02' };

const meta = preview.meta({
  title: 'Campos/DateRangePicker: colar e desfazer',
  component: DateRangePicker,
  tags: ['!autodocs'],
  parameters: { spec: ['1 §5 Date input', '1 §5 Report search', '1 §5 Restore filter'] },
  ...reportPeriod,
  args: {
    ...reportPeriod.args,
    value: nothing,
  },
});

const undo = '{Control>}z{/Control}';
const redo = '{Control>}y{/Control}';

const expectTexts = async (start: string, end: string) => {
  await expect(startBox()).toHaveValue(start);
  await expect(endBox()).toHaveValue(end);
};

export const APastedRangeFillsBothBoxesAndIsOneStepOfUndo = meta.story({
  args: { value: october },
  play: async ({ args, userEvent }) => {
    await userEvent.click(startBox());
    await userEvent.paste('20/11 a 01/11/2026');
    await expectTexts('01/11/2026', '20/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-20' });
    await expect(spoken()).toHaveTextContent('Período colado: de 01/11/2026 a 20/11/2026');
    await userEvent.keyboard(undo);
    await expectTexts('01/10/2026', '02/10/2026');
    await userEvent.keyboard(redo);
    await expectTexts('01/11/2026', '20/11/2026');
  },
});

export const APastedRangeWithAMonthNameFillsBothBoxes = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(startBox());
    await userEvent.paste('1 a 20 de novembro de 2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-20' });
  },
});

export const TwoSpreadsheetCellsFillBothBoxes = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(endBox());
    await userEvent.paste('01/11/2026\t20/11/2026\r\n');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-20' });
  },
});

export const PastedTwoDigitYearsAreInThePastIfTheFutureIsRefused = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(startBox());
    await userEvent.paste('01/05/30 a 10/05/30');
    await expectTexts('01/05/1930', '10/05/1930');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '1930-05-01', end: '1930-05-10' });
  },
});

export const ASinglePastedDateFillsTheBoxWithTheCaret = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(endBox());
    await userEvent.paste('18 nov 2026');
    await expect(endBox()).toHaveValue('18/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: null, end: '2026-11-18' });
  },
});

export const APastedTextWithoutADateLeavesTheRangeUnchanged = meta.story({
  args: { value: october },
  play: async ({ args, userEvent }) => {
    await userEvent.click(startBox());
    await userEvent.paste('Lote 12 de 2026, 3 pendências');
    await expectTexts('01/10/2026', '02/10/2026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(startBox()).toHaveAccessibleDescription(/O texto colado não é uma data/);
    await expect(startBox()).toBeInvalid();
    await expect(endBox()).not.toBeInvalid();
  },
});

export const APastedRangeBeyondTheMaximumSpanIsRefused = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(startBox());
    await userEvent.paste('nada');
    await userEvent.paste('01/09/2026 a 20/11/2026');
    await expect(endBox()).toHaveAccessibleDescription(/Intervalo máximo de 30 dias/);
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-09-01', end: null });
    await expect(spoken()).not.toHaveTextContent('Período colado');
  },
});

export const UndoRestoresClearedDates = meta.story({
  args: { value: october },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar datas' }));
    await expectTexts('', '');
    await userEvent.keyboard(undo);
    await expectTexts('01/10/2026', '02/10/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith(october);
    await userEvent.keyboard(redo);
    await expectTexts('', '');
  },
});

export const UndoAfterAHalfPickedRangeAndClearRestoresTheRange = meta.story({
  args: { value: october },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(startBox());
    await findCalendar();
    await userEvent.click(day(9));
    await expectTexts('09/10/2026', '');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar datas' }));
    await expectTexts('', '');
    await userEvent.keyboard(undo);
    await expectTexts('01/10/2026', '02/10/2026');
  },
});

export const UndoInABoxRestoresTheRangeBeforeAPick = meta.story({
  args: { value: october },
  play: async ({ userEvent }) => {
    await userEvent.click(calendarButton());
    await findCalendar();
    await userEvent.click(day(9));
    await userEvent.click(day(16));
    await expectTexts('09/10/2026', '16/10/2026');
    startBox().focus();
    await userEvent.keyboard(undo);
    await expectTexts('01/10/2026', '02/10/2026');
  },
});

export const SwapAndCompletionAreOneStepOfUndoEach = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(startBox(), '2011');
    await userEvent.tab();
    await userEvent.keyboard('1011');
    await userEvent.tab();
    await expectTexts('10/11/2026', '20/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-20' });
    endBox().focus();
    await userEvent.keyboard(undo);
    await expectTexts('20/11/2026', '10/11/2026');
    await userEvent.keyboard(undo);
    await expectTexts('20/11/2026', '10/11');
    startBox().focus();
    await waitFor(() => expect(startBox()).toHaveFocus());
    await userEvent.keyboard(undo);
    await expect(startBox()).toHaveValue('20/11/2026');
  },
});

export const UndoRevertsAnArrowKeyAndThenTheTypedDigits = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(startBox(), '18112026');
    await userEvent.keyboard('{ArrowDown}');
    await expect(startBox()).toHaveValue('17/11/2026');
    await userEvent.keyboard(undo);
    await expect(startBox()).toHaveValue('18/11/2026');
    await userEvent.keyboard(undo);
    await expect(startBox()).toHaveValue('18/11/202');
  },
});
