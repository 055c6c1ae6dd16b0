import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ControlledSelect } from './ControlledSelect.fixtures.tsx';
import { manyOptions, operators } from './Select.fixtures.ts';
import { Select } from './Select.tsx';

/** One story for each row of the APG's tables for the combobox with list autocomplete and for the select-only combobox. */
const meta = preview.meta({
  title: 'Campos/Select: teclado',
  component: Select,
  args: { label: 'Operadora', options: operators, value: null, onChange: fn() },
  parameters: { spec: ['1 §2 Shared interface kit'] },
  render: (args) => <ControlledSelect {...args} />,
});

/** The label of the active option; null if the caret in the text is active. */
const activeLabel = (input: HTMLElement) => {
  const id = input.getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.firstChild?.firstChild?.textContent ?? 'gone');
};

export const DownOpensOnTheFirstOption = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeLabel(canvas.getByRole('combobox', { expanded: true }))).toBe('Vida Plena');
  },
});

export const DownOpensOnTheChosenOption = meta.story({
  args: { value: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeLabel(canvas.getByRole('combobox'))).toBe('São Lucas Saúde');
  },
});

export const UpOpensOnTheLastOption = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeLabel(canvas.getByRole('combobox'))).toBe('Horizonte Assistência Médica');
  },
});

export const AltDownOpensWithoutMovingTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(activeLabel(canvas.getByRole('combobox', { expanded: true }))).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeLabel(canvas.getByRole('combobox'))).toBe('Vida Plena');
  },
});

export const ArrowsWrapAtBothEnds = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(activeLabel(canvas.getByRole('combobox'))).toBe('Horizonte Assistência Médica');
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeLabel(canvas.getByRole('combobox'))).toBe('Vida Plena');
  },
});

export const EnterChoosesTheActiveOption = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('combobox', { expanded: false })).toHaveValue('Saúde Norte');
  },
});

export const EnterOnTheChosenOptionClosesAndChangesNothing = meta.story({
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeLabel(canvas.getByRole('combobox', { expanded: true }))).toBe('Saúde Norte');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { expanded: false })).toHaveValue('Saúde Norte');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const AltUpChoosesTheActiveOption = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('combobox', { expanded: false })).toHaveFocus();
  },
});

export const EscapeClosesAndKeepsTheChoice = meta.story({
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'vida');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(canvas.getByRole('combobox', { expanded: false })).toHaveValue('Saúde Norte');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const EscapeOnAClosedListDoesNothing = meta.story({
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Escape}{Escape}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox', { expanded: false })).toHaveValue('Saúde Norte');
  },
});

export const PrintableCharactersFilter = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeLabel(canvas.getByRole('combobox'))).toBe('Vida Plena');
    await userEvent.keyboard('saude');
    await expect(canvas.getAllByRole('option').map((row) => row.textContent)).toEqual([
      'Saúde NorteANS 005799',
      'São Lucas SaúdeANS 417788',
    ]);
    await expect(activeLabel(canvas.getByRole('combobox'))).toBe('Saúde Norte');
  },
});

export const LeftAndRightReturnToTheCaret = meta.story({
  args: { value: 1 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(activeLabel(input)).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(input.selectionStart).toBe('Vida Plena'.length - 1);
  },
});

export const HomeAndEndMoveTheCaret = meta.story({
  args: { value: 1 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(input.selectionStart).toBe(0);
    await expect(activeLabel(input)).toBeNull();
    await userEvent.keyboard('{End}');
    await expect(input.selectionStart).toBe('Vida Plena'.length);
  },
});

export const PageKeysMoveTenOptions = meta.story({
  args: { options: manyOptions(30) },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await expect(activeLabel(input)).toMatch(/0011$/);
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    await expect(activeLabel(input)).toMatch(/0030$/);
    await userEvent.keyboard('{PageUp}');
    await expect(activeLabel(input)).toMatch(/0020$/);
    const row = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await waitFor(() => expect(row?.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top));
  },
});

export const TabTakesTheMarkedOption = meta.story({
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { expanded: false })).toHaveValue('São Lucas Saúde');
    await expect(canvas.getByRole('combobox')).not.toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
});

export const EnterOnAClosedListSubmitsTheForm = meta.story({
  args: { value: 2 },
  render: (args) => (
    <form
      aria-label="Filtros"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.setAttribute('aria-busy', 'true');
      }}
    >
      <ControlledSelect {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole('form');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(form).not.toHaveAttribute('aria-busy');
    await userEvent.keyboard('{Enter}');
    await expect(form).toHaveAttribute('aria-busy', 'true');
  },
});

export const EnterThatEndsAnAccentChoosesNothing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
  },
});
