import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  box,
  ControlledDatePicker,
  calendarButton,
  dayNamed,
  openByKey,
  loadCalendar,
} from './DatePicker.fixtures.tsx';
import { DatePicker } from './DatePicker.tsx';

/** The keyboard table of the date picker dialog in the ARIA Authoring Practices, row by row. */
const meta = preview.meta({
  title: 'Campos/DatePicker: teclado',
  component: DatePicker,
  tags: ['!autodocs'],
  parameters: { spec: ['1 §2 Date-range picker', '1 §4 Date picker'] },
  args: { label: 'Vencimento', value: '2026-11-18', onChange: fn(), today: '2026-11-20' },
  loaders: [loadCalendar],
  render: (args) => <ControlledDatePicker {...args} />,
});

export const TabGoesFromTheBoxToTheCalendarButton = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await userEvent.tab();
    await expect(calendarButton()).toHaveFocus();
  },
});

export const EnterOnTheButtonOpensAtTheChosenDate = meta.story({
  play: async ({ userEvent }) => {
    await expect(await openByKey(userEvent)).toHaveAttribute('aria-modal', 'true');
    await expect(dayNamed('quarta-feira, 18 de novembro de 2026')).toHaveFocus();
    await expect(dayNamed('quarta-feira, 18 de novembro de 2026')).toHaveAttribute('aria-selected', 'true');
  },
});

export const SpaceOnTheButtonOpensAtTodayWithoutADate = meta.story({
  args: { value: null },
  play: async ({ userEvent }) => {
    calendarButton().focus();
    await userEvent.keyboard(' ');
    await screen.findByRole('dialog');
    const today = dayNamed('sexta-feira, 20 de novembro de 2026');
    await expect(today).toHaveFocus();
    await expect(today).toHaveAttribute('aria-current', 'date');
  },
});

export const EscapeClosesAndReturnsTheFocus = meta.story({
  play: async ({ args, userEvent }) => {
    const calendar = await openByKey(userEvent);
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect(calendar).not.toBeInTheDocument();
    await expect(calendarButton()).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

const stops = () => [
  screen.getByRole('combobox', { name: 'Mês' }),
  screen.getByRole('combobox', { name: 'Ano' }),
  screen.getByRole('button', { name: 'Mês anterior' }),
  screen.getByRole('button', { name: 'Próximo mês' }),
  dayNamed('quarta-feira, 18 de novembro de 2026'),
];

export const TabCyclesInsideTheDialog = meta.story({
  args: { isClearable: false },
  play: async ({ userEvent }) => {
    await openByKey(userEvent);
    for (const stop of stops()) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
});

export const ShiftTabCyclesBackwards = meta.story({
  args: { isClearable: false },
  play: async ({ userEvent }) => {
    await openByKey(userEvent);
    for (const stop of [...stops().slice(0, -1).toReversed(), ...stops().slice(-1)]) {
      await userEvent.tab({ shift: true });
      await expect(stop).toHaveFocus();
    }
  },
});

export const AMonthStepRendersANewListOfMonths = meta.story({
  play: async ({ userEvent }) => {
    await openByKey(userEvent);
    const list = screen.getByRole('combobox', { name: 'Mês' });
    await userEvent.keyboard('{PageUp}');
    await expect(list).not.toBeInTheDocument();
    const fresh = screen.getByRole('combobox', { name: 'Mês' });
    await expect(fresh).toHaveDisplayValue('outubro');
    await userEvent.selectOptions(fresh, 'março');
    await expect(screen.getByRole('grid', { name: 'março de 2026' })).toBeVisible();
    await expect(fresh).toBeInTheDocument();
  },
});

export const SpaceAndEnterOnAMonthButtonShowThatMonth = meta.story({
  play: async ({ userEvent }) => {
    await openByKey(userEvent);
    const next = screen.getByRole('button', { name: 'Próximo mês' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('grid', { name: 'dezembro de 2026' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('grid', { name: 'janeiro de 2027' })).toBeVisible();
    await expect(next).toHaveFocus();
  },
});

export const SpaceSelectsTheFocusedDay = meta.story({
  play: async ({ args, userEvent }) => {
    const calendar = await openByKey(userEvent);
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange?.mock.calls).toEqual([['2026-11-19']]);
    await expect(calendar).not.toBeInTheDocument();
    await expect(calendarButton()).toHaveFocus();
  },
});

export const EnterSelectsTheFocusedDay = meta.story({
  play: async ({ args, userEvent }) => {
    await openByKey(userEvent);
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange?.mock.calls).toEqual([['2026-11-17']]);
    await expect(box()).toHaveValue('17/11/2026');
    await expect(calendarButton()).toHaveFocus();
  },
});

export const TheBoxComesBeforeItsCalendarButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await userEvent.tab();
    await expect(calendarButton()).toHaveFocus();
    await expect(calendarButton().getBoundingClientRect().right).toBeLessThanOrEqual(
      box().getBoundingClientRect().left,
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Limpar data' })).toHaveFocus();
  },
});

const movesTo =
  (keys: string, name: string) =>
  async ({ userEvent }: { userEvent: { keyboard: (keys: string) => Promise<void> } }) => {
    await openByKey(userEvent);
    await userEvent.keyboard(keys);
    await expect(dayNamed(name)).toHaveFocus();
  };

export const ArrowUpGoesToTheSameDayOfThePreviousWeek = meta.story({
  play: movesTo('{ArrowUp}', 'quarta-feira, 11 de novembro de 2026'),
});
export const ArrowDownGoesToTheSameDayOfTheNextWeek = meta.story({
  play: movesTo('{ArrowDown}{ArrowDown}', 'quarta-feira, 2 de dezembro de 2026'),
});
export const ArrowRightGoesToTheNextDay = meta.story({
  play: movesTo('{ArrowRight}', 'quinta-feira, 19 de novembro de 2026'),
});
export const ArrowLeftGoesToThePreviousDay = meta.story({
  args: { value: '2026-11-01' },
  play: movesTo('{ArrowLeft}', 'sábado, 31 de outubro de 2026'),
});
export const HomeGoesToTheFirstDayOfTheWeek = meta.story({
  play: movesTo('{Home}', 'domingo, 15 de novembro de 2026'),
});
export const EndGoesToTheLastDayOfTheWeek = meta.story({ play: movesTo('{End}', 'sábado, 21 de novembro de 2026') });
export const PageUpGoesToThePreviousMonth = meta.story({
  args: { value: '2026-03-31' },
  play: movesTo('{PageUp}', 'sábado, 28 de fevereiro de 2026'),
});
export const PageDownGoesToTheNextMonth = meta.story({
  play: movesTo('{PageDown}', 'sexta-feira, 18 de dezembro de 2026'),
});
export const ShiftPageUpGoesToThePreviousYear = meta.story({
  play: movesTo('{Shift>}{PageUp}{/Shift}', 'terça-feira, 18 de novembro de 2025'),
});
export const ShiftPageDownGoesToTheNextYear = meta.story({
  play: movesTo('{Shift>}{PageDown}{/Shift}', 'quinta-feira, 18 de novembro de 2027'),
});

export const AMonthStepKeepsTheFocusedCellInThePage = meta.story({
  play: async ({ userEvent }) => {
    await openByKey(userEvent);
    const before = document.activeElement;
    await userEvent.keyboard('{PageDown}');
    await expect(before).toBeInTheDocument();
    await expect(dayNamed('sexta-feira, 18 de dezembro de 2026')).toHaveFocus();
  },
});

export const AnArrowKeyInTheBoxAnnouncesTheNewDate = meta.story({
  play: async ({ userEvent }) => {
    box().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('19/11/2026');
  },
});

/** Some screen readers read the text of a table cell and not its label. */
export const ADayCellContainsItsFullDateAsText = meta.story({
  play: async ({ userEvent }) => {
    await openByKey(userEvent);
    const day = dayNamed('quarta-feira, 18 de novembro de 2026');
    await expect(day).not.toHaveAttribute('aria-label');
    await expect(day).toHaveTextContent('quarta-feira, 18 de novembro de 2026');
  },
});
