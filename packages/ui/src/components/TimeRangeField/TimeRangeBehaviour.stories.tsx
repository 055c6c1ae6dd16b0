import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { endBox, openingHours, preset, spoken, startBox } from './TimeRangeField.fixtures.tsx';
import { TimeRangeField } from './TimeRangeField.tsx';

const day = { start: '08:00', end: '17:00' };

const meta = preview.meta({
  title: 'Campos/TimeRangeField: comportamento',
  component: TimeRangeField,
  tags: ['!autodocs'],
  parameters: { spec: ['1 §5 Text inputs', 'WCAG 3.3.1 error identification'] },
  ...openingHours,
  args: { ...openingHours.args, onValidityChange: fn() },
});

const undo = '{Control>}z{/Control}';
const redo = '{Control>}y{/Control}';

const expectTexts = async (start: string, end: string) => {
  await expect(startBox()).toHaveValue(start);
  await expect(endBox()).toHaveValue(end);
};

export const TypedDigitsFormTwoTimes = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Horário de atendimento' })).toBeVisible();
    await userEvent.type(startBox(), '0800');
    await userEvent.type(endBox(), '17x');
    await userEvent.tab();
    await expectTexts('08:00', '17:00');
    await expect(args.onChange).toHaveBeenLastCalledWith(day);
    await expect(spoken()).toHaveTextContent('Hora completada: 17:00');
  },
});

export const LeavingTheSecondBoxWithAnEarlierTimeSwapsTheTimes = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(startBox(), '1700');
    await userEvent.type(endBox(), '0800');
    await expectTexts('17:00', '08:00');
    await userEvent.tab();
    await expectTexts('08:00', '17:00');
    await expect(args.onChange).toHaveBeenLastCalledWith(day);
    await expect(spoken()).toHaveTextContent('Horas trocadas de lugar: das 08:00 às 17:00');
    await userEvent.click(endBox());
    await userEvent.keyboard(undo);
    await expectTexts('17:00', '08:00');
    await userEvent.keyboard(redo);
    await expectTexts('08:00', '17:00');
  },
});

export const EnterInTheFirstBoxPutsTheRangeInOrder = meta.story({
  args: { value: { start: '07:00', end: '13:00' } },
  play: async ({ args, userEvent }) => {
    await userEvent.clear(startBox());
    await userEvent.type(startBox(), '19{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '13:00', end: '19:00' });
    await expect(startBox()).toHaveFocus();
  },
});

export const ARangeAcrossMidnightSaysThatItEndsOnTheNextDay = meta.story({
  args: { allowOvernight: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(startBox(), '1900');
    await userEvent.type(endBox(), '070');
    await expect(canvas.queryByText('Termina no dia seguinte')).toBeNull();
    await userEvent.keyboard('0');
    await expect(endBox()).toHaveAccessibleDescription(/Termina no dia seguinte/);
    await expect(canvas.getByText('Termina no dia seguinte').closest('[aria-live="polite"]')).toBeVisible();
    await userEvent.tab();
    await expectTexts('19:00', '07:00');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '19:00', end: '07:00' });
    await userEvent.clear(endBox());
    await userEvent.type(endBox(), '2300');
    await expect(canvas.queryByText('Termina no dia seguinte')).toBeNull();
  },
});

export const EqualTimesAreAFullDayIfOvernightIsAllowed = meta.story({
  args: { value: { start: '07:00', end: '07:00' }, allowOvernight: true },
  play: async () => {
    await expect(endBox()).toHaveAccessibleDescription(/Termina no dia seguinte/);
  },
});

export const EqualTimesGetAWarningIfOvernightIsNotAllowed = meta.story({
  args: { value: { start: '07:00', end: '07:00' } },
  play: async () => {
    await expect(endBox()).toHaveAccessibleDescription(/Fim igual ao início/);
    await expect(endBox()).toBeValid();
  },
});

export const APresetFillsBothBoxesAndIsOneStepOfUndo = meta.story({
  args: { value: day, allowOvernight: true, presets: 'shifts' },
  play: async ({ args, userEvent }) => {
    await expect(preset('Noite')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(preset('Noite'));
    await expectTexts('19:00', '07:00');
    await expect(args.onChange?.mock.calls).toEqual([[{ start: '19:00', end: '07:00' }]]);
    await expect(preset('Noite')).toHaveAttribute('aria-pressed', 'true');
    await expect(spoken()).toHaveTextContent('Horário escolhido: das 19:00 às 07:00');
    await userEvent.keyboard(undo);
    await expectTexts('08:00', '17:00');
    await expect(preset('Noite')).toHaveAttribute('aria-pressed', 'false');
  },
});

export const TheNextRangeAcrossMidnightIsAnnouncedAgain = meta.story({
  args: { value: { start: '19:00', end: '07:00' }, allowOvernight: true, presets: 'shifts' },
  play: async ({ userEvent }) => {
    await userEvent.click(preset('Plantão de 24 h'));
    await expect(spoken()).toHaveTextContent('Horário escolhido: das 07:00 às 07:00. Termina no dia seguinte.');
  },
});

export const APresetOutsideTheLimitsIsDisabledAndSaysWhy = meta.story({
  args: { value: day, presets: 'shifts', maxTime: '18:00' },
  play: async ({ args, userEvent }) => {
    await expect(preset('Plantão de 24 h')).toHaveAccessibleDescription('Termina no dia seguinte');
    await expect(preset('Tarde')).toHaveAccessibleDescription('Digite 18:00 ou mais cedo');
    await userEvent.click(preset('Plantão de 24 h'));
    await userEvent.click(preset('Tarde'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(preset('Manhã'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '07:00', end: '13:00' });
  },
});

export const APastedRangeFillsBothBoxesAndIsOneStepOfUndo = meta.story({
  args: { value: day },
  play: async ({ args, userEvent }) => {
    await userEvent.click(endBox());
    await userEvent.paste('19h às 7h30');
    await expectTexts('07:30', '19:00');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '07:30', end: '19:00' });
    await expect(spoken()).toHaveTextContent('Horário colado: das 07:30 às 19:00');
    await userEvent.keyboard(undo);
    await expectTexts('08:00', '17:00');
  },
});

export const APastedRangeAcrossMidnightKeepsItsOrder = meta.story({
  args: { allowOvernight: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(startBox());
    await userEvent.paste('19:00\t07:00\r\n');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '19:00', end: '07:00' });
    await expect(endBox()).toHaveAccessibleDescription(/Termina no dia seguinte/);
  },
});

export const ASinglePastedTimeFillsTheBoxWithTheCaret = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(endBox());
    await userEvent.paste('28/11/2026 14:30');
    await expect(endBox()).toHaveValue('14:30');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: null, end: '14:30' });
  },
});

export const APastedTextWithoutATimeLeavesTheRangeUnchanged = meta.story({
  args: { value: day },
  play: async ({ args, userEvent }) => {
    await userEvent.click(startBox());
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.paste('08:00, 12:00 e 17:00');
    await expectTexts('08:00', '17:00');
    await expect(startBox()).toHaveAccessibleDescription(/O texto colado não é uma hora nem um horário/);
    await expect(startBox()).toBeInvalid();
    await expect(endBox()).toBeValid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const EachBoxHasItsOwnMessage = meta.story({
  args: { minTime: '07:00', maxTime: '19:00' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(startBox(), '0600');
    await userEvent.type(endBox(), '2500');
    await expect(startBox()).toHaveAccessibleDescription(/Digite 07:00 ou mais tarde/);
    await expect(endBox()).toHaveAccessibleDescription(/Hora inexistente/);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onValidityChange).toHaveBeenLastCalledWith({
      start: 'Digite 07:00 ou mais tarde',
      end: 'Hora inexistente',
    });
  },
});

export const ArrowsStepByMinutesAndWithShiftByHours = meta.story({
  args: { value: day },
  play: async ({ args, userEvent }) => {
    await userEvent.click(endBox());
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onChange?.mock.calls).toEqual([
      [{ start: '08:00', end: '17:05' }],
      [{ start: '08:00', end: '17:00' }],
    ]);
    await expect(spoken()).toHaveTextContent('17:00');
  },
});

export const EachBoxAndEachPresetIsATabStop = meta.story({
  args: { value: day, allowOvernight: true, presets: 'shifts' },
  play: async ({ args, userEvent }) => {
    for (const box of [startBox(), endBox(), preset('Manhã'), preset('Tarde')]) {
      await userEvent.tab();
      await expect(box).toHaveFocus();
    }
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '13:00', end: '19:00' });
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '07:00', end: '13:00' });
    await expect(preset('Manhã')).toHaveFocus();
  },
});

export const DisabledFieldStaysFocusableAndSaysWhy = meta.story({
  args: { value: day, presets: 'shifts', disabledReason: 'Escolha um dia' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(startBox()).toHaveFocus();
    await expect(startBox()).toHaveAccessibleDescription(/Escolha um dia/);
    await userEvent.keyboard('{ArrowUp}7');
    await expect(preset('Tarde')).toHaveAccessibleDescription('Escolha um dia');
    await userEvent.click(preset('Tarde'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
