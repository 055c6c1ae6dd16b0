import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { box, ControlledMonth, loadMonths, monthNamed, openByKey } from './MonthField.fixtures.tsx';
import { MonthField } from './MonthField.tsx';

const meta = preview.meta({
  title: 'Campos/MonthField: comportamento',
  component: MonthField,
  tags: ['!autodocs'],
  parameters: { spec: ['1 §4 Date picker', '1 §5 Date input'] },
  args: { label: 'Competência', value: null, onChange: fn(), today: '2026-11-20' },
  loaders: [loadMonths],
  render: (args) => <ControlledMonth {...args} />,
});

export const ATwoDigitYearMeansTheSamePastedAndTyped = meta.story({
  args: { maxMonth: '2026-11' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(box());
    await userEvent.paste('10/05/30');
    await expect(args.onChange).toHaveBeenLastCalledWith('1930-05');
    await userEvent.clear(box());
    await userEvent.type(box(), '0530');
    await userEvent.tab();
    await expect(box()).toHaveValue('05/1930');
    await expect(args.onChange).toHaveBeenLastCalledWith('1930-05');
  },
});

export const AMonthJustPastItsLimitIsRefusedAndNotTakenForTheLastCentury = meta.story({
  args: { maxMonth: '2026-11' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), '1226');
    await userEvent.tab();
    await expect(box()).toHaveValue('12/2026');
    await expect(box()).toHaveAccessibleDescription(/Escolha um mês até 11\/2026/);
    await userEvent.clear(box());
    await userEvent.paste('01/27');
    await expect(box()).toHaveValue('01/2027');
    await expect(box()).toHaveAccessibleDescription(/Escolha um mês até 11\/2026/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Some screen readers read the text of a table cell and not its label. */
export const AMonthCellContainsItsFullNameAsText = meta.story({
  args: { value: '2026-09' },
  play: async ({ userEvent }) => {
    await openByKey(userEvent);
    const month = monthNamed('setembro de 2026');
    await expect(month).not.toHaveAttribute('aria-label');
    await expect(month).toHaveTextContent('setembro de 2026');
  },
});

export const AYearStepKeepsTheFocusedCellInThePage = meta.story({
  args: { value: '2026-09' },
  play: async ({ userEvent }) => {
    await openByKey(userEvent);
    const before = document.activeElement;
    await userEvent.keyboard('{PageDown}');
    await expect(before).toBeInTheDocument();
    await expect(monthNamed('setembro de 2027')).toHaveFocus();
  },
});

export const SpaceAndEnterOnAYearButtonShowThatYear = meta.story({
  play: async ({ userEvent }) => {
    await openByKey(userEvent);
    const next = screen.getByRole('button', { name: 'Próximo ano' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('grid', { name: '2027' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('grid', { name: '2028' })).toBeVisible();
    await expect(next).toHaveFocus();
  },
});
