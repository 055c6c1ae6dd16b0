import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { box, ControlledMonth, loadMonths, monthNamed, openByKey, opener, spoken } from './MonthField.fixtures.tsx';
import { MonthField } from './MonthField.tsx';

const ignore = () => {};

const meta = preview.meta({
  title: 'Campos/MonthField',
  component: MonthField,
  parameters: { spec: ['1 §4 Date picker', 'APG date picker dialog'] },
  args: { label: 'Competência', value: null, onChange: fn(), today: '2026-11-20' },
  loaders: [loadMonths],
  render: (args) => <ControlledMonth {...args} />,
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: '2026-11' } });
export const Invalid = meta.story({ args: { isRequired: true, error: 'Competência obrigatória' } });
export const AfterItsLimit = meta.story({ args: { value: '2026-12', maxMonth: '2026-11' } });
export const ReadOnly = meta.story({ args: { value: '2026-11', isReadOnly: true } });
export const Disabled = meta.story({ args: { disabledReason: 'Escolha um prestador' } });
export const ForADay = meta.story({ args: { label: 'Data de nascimento' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <MonthField label="Competência" value={null} onChange={ignore} />
      <MonthField label="Competência" value="2026-11" onChange={ignore} isRequired hint="Mês do atendimento" />
      <MonthField label="Competência" value="2026-12" maxMonth="2026-11" onChange={ignore} />
      <MonthField label="Competência" value={null} onChange={ignore} error="Competência obrigatória" />
      <MonthField label="Competência" value="2026-11" onChange={ignore} isClearable={false} />
      <MonthField label="Competência" defaultValue="2026-11" isReadOnly />
      <MonthField label="Competência" value={null} onChange={ignore} disabledReason="Escolha um prestador" />
    </FieldGrid>
  ),
});

export const Open = meta.story({
  args: { value: '2026-09', maxMonth: '2026-11' },
  play: async ({ userEvent }) => {
    await expect(await openByKey(userEvent)).toBeVisible();
  },
});

export const SixDigitsAreAMonth = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(box()).toHaveAccessibleDescription('Formato: mês e ano com quatro dígitos');
    await userEvent.type(box(), '112026');
    await expect(box()).toHaveValue('11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11');
  },
});

export const TheYearIsCompletedOnBlur = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), '9/');
    await userEvent.tab();
    await expect(box()).toHaveValue('09/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09');
    await expect(spoken()).toHaveTextContent('Mês completado: 09/2026');
  },
});

export const APasteInAnyMonthFormatIsRead = meta.story({
  play: async ({ args, userEvent }) => {
    for (const text of ['nov/2026', '2026-11', '20/11/2026', 'Novembro de 2026']) {
      await userEvent.clear(box());
      await userEvent.paste(text);
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11');
    }
    await userEvent.paste('amanhã');
    await expect(box()).toHaveAccessibleDescription(/O texto colado não é um mês/);
    await expect(box()).not.toBeInvalid();
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.paste('amanhã');
    await expect(box()).toBeInvalid();
  },
});

export const ArrowsStepByMonthsAndWithShiftByYears = meta.story({
  args: { value: '2026-12' },
  play: async ({ args, userEvent }) => {
    box().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01');
  },
});

export const ArrowKeysStepFromARefusedMonth = meta.story({
  args: { value: '2026-09', maxMonth: '2026-09' },
  play: async ({ args, userEvent }) => {
    box().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(box()).toHaveValue('11/2026');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-08');
    await userEvent.clear(box());
    await userEvent.keyboard('{ArrowDown}');
    await expect(box()).toHaveValue('09/2026');
  },
});

export const AltDownOpensTheMonths = meta.story({
  args: { value: '2026-09' },
  play: async ({ userEvent }) => {
    box().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await expect(monthNamed('setembro de 2026')).toHaveFocus();
  },
});

export const InTheMonthsArrowsHomeEndAndPageKeysMove = meta.story({
  args: { value: '2026-05' },
  play: async ({ userEvent }) => {
    await openByKey(userEvent);
    await expect(monthNamed('maio de 2026')).toHaveAttribute('aria-selected', 'true');
    for (const [key, name] of [
      ['{ArrowRight}', 'junho de 2026'],
      ['{ArrowDown}', 'setembro de 2026'],
      ['{Home}', 'julho de 2026'],
      ['{End}', 'setembro de 2026'],
      ['{ArrowUp}', 'junho de 2026'],
      ['{ArrowLeft}', 'maio de 2026'],
      ['{PageUp}', 'maio de 2025'],
      ['{PageDown}{PageDown}', 'maio de 2027'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(monthNamed(name)).toHaveFocus();
    }
  },
});

export const EnterPicksAMonthEscapeCancelsAndBothReturnTheFocus = meta.story({
  play: async ({ args, userEvent }) => {
    const months = await openByKey(userEvent);
    await expect(monthNamed('novembro de 2026')).toHaveAttribute('aria-current', 'date');
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await expect(months).not.toBeInTheDocument();
    await expect(opener()).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await openByKey(userEvent);
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10');
    await expect(spoken()).toHaveTextContent('Mês selecionado: 10/2026');
    await expect(opener()).toHaveFocus();
  },
});

export const TabStaysInTheMonths = meta.story({
  args: { value: '2026-05' },
  play: async ({ userEvent }) => {
    const months = await openByKey(userEvent);
    for (let stop = 0; stop < 5; stop++) {
      await userEvent.tab();
      await expect(months).toContainElement(document.activeElement as HTMLElement);
    }
  },
});

export const AMonthBeyondTheLimitSaysWhyItCannotBeChosen = meta.story({
  args: { value: '2026-11', maxMonth: '2026-11' },
  play: async ({ args, userEvent }) => {
    await openByKey(userEvent);
    const december = screen.getByRole('gridcell', {
      name: /dezembro de 2026/,
      description: 'Indisponível. Escolha um mês até 11/2026',
    });
    await userEvent.click(december);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(spoken()).toHaveTextContent('Escolha um mês até 11/2026');
  },
});

export const APressInTheBoxOpensTheMonthsAndTypingContinues = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(box());
    await screen.findByRole('dialog');
    await expect(box()).toHaveFocus();
    await userEvent.click(monthNamed('março de 2026'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const DisabledFieldStaysFocusableAndSaysWhy = meta.story({
  args: { value: '2026-11', disabledReason: 'Escolha um prestador' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await expect(box()).toHaveAccessibleDescription(/Escolha um prestador/);
    await userEvent.keyboard('{ArrowUp}7');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
