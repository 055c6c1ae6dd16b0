import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Modal } from '../Modal/Modal.tsx';
import { ControlledSelect } from './ControlledSelect.fixtures.tsx';
import { manyOptions, operators } from './Select.fixtures.ts';
import { Select, type SelectProps } from './Select.tsx';

const meta = preview.meta({
  title: 'Campos/Select: comportamento',
  component: Select,
  args: { label: 'Operadora', options: operators, value: null, onChange: fn() },
  parameters: { spec: ['1 §9 Dropdown', '1 §4 Individual query form'] },
  render: (args) => <ControlledSelect {...args} />,
});

export const FindsWithoutAccentsInLabelAndSubtitle = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'CORACAO');
    await expect(canvas.getByRole('listbox', { name: 'Operadora' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /Coração do Sul/ })).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '4177');
    await expect(canvas.getByRole('option', { name: /São Lucas Saúde/ })).toBeVisible();
  },
});

export const EnterTakesTheOnlyMatch = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'horiz{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(5);
  },
});

// spec: x.40
export const TheBestOfSeveralMatchesIsMarkedAndEnterTakesIt = meta.story({
  args: { value: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('sa');
    const [first] = canvas.getAllByRole('option');
    await expect(first).toHaveTextContent('Saúde Norte');
    await expect(input).toHaveAttribute('aria-activedescendant', first?.id);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 opções. Marcada: Saúde Norte'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('combobox', { expanded: false })).toHaveValue('Saúde Norte');
  },
});

export const WordsOfTheSubtitleAreNotSearched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'saude n');
    await expect(canvas.getByRole('option')).toHaveTextContent('Saúde Norte');
  },
});

// spec: x.40
export const TabTakesTheOnlyMatchInPlaceOfTheFormerChoice = meta.story({
  args: { value: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('sa n');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('combobox', { expanded: false })).toHaveValue('Saúde Norte');
    await expect(canvas.getByRole('combobox')).not.toHaveFocus();
  },
});

function LoadedByPress(args: SelectProps) {
  const [isLoading, setIsLoading] = useState(true);
  return (
    <>
      <ControlledSelect {...args} options={isLoading ? [] : operators} isLoading={isLoading} />
      <button type="button" onClick={() => setIsLoading(false)}>
        Responder
      </button>
    </>
  );
}

const unimeds = [
  { value: 1, label: 'Unimed Campinas' },
  { value: 2, label: 'Unimed BH' },
  { value: 3, label: 'Clínica Uniforme' },
];
const severalMatch = 'Há 3 opções para “uni”. Escolha uma da lista.';

// spec: x.40
export const TabRejectsAnAmbiguousText = meta.story({
  args: { options: unimeds, value: 2, onValidityChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('uni');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
    await expect(input).toHaveValue('uni');
    await expect(input).toHaveAccessibleDescription(severalMatch);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(severalMatch);
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('option', { name: 'Unimed BH' }));
    await expect(input).toHaveValue('Unimed BH');
    await expect(input).not.toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(undefined);
  },
});

// spec: x.40
export const APressElsewhereRejectsAnAmbiguousText = meta.story({
  args: { options: unimeds },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'uni');
    await userEvent.click(document.body);
    await expect(input).toHaveValue('uni');
    await expect(input).toHaveAccessibleDescription(severalMatch);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(input);
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.click(document.body);
    await expect(input).toHaveValue('uni');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

// spec: x.40
export const TabTakesTheOneOfSeveralThatArrowsReached = meta.story({
  args: { options: unimeds },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('uni{ArrowDown}');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('combobox')).toHaveValue('Unimed BH');
  },
});

// spec: x.40
export const TabTakesNoneWhereAnotherNameHasTheWordFurtherOn = meta.story({
  args: { options: [{ value: 9, label: 'Integra Vida' }, ...operators] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('vida');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await userEvent.tab();
    await expect(input).toHaveValue('vida');
    await expect(input).toHaveAccessibleDescription('Há 2 opções para “vida”. Escolha uma da lista.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(input);
    await userEvent.keyboard('{Control>}a{/Control}vida{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(1);
  },
});

const stillLoading = 'A lista ainda estava carregando: nada foi escolhido para “vida”. Escolha uma opção da lista.';

// spec: x.40
export const TabTakesNothingWhileTheOptionsAreLoading = meta.story({
  args: { options: [], isLoading: true, onValidityChange: fn() },
  render: (args) => <LoadedByPress {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('vida');
    await userEvent.tab();
    await expect(input).toHaveValue('vida');
    await expect(input).toHaveAccessibleDescription(stillLoading);
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(stillLoading);
    await userEvent.click(canvas.getByRole('button', { name: 'Responder' }));
    await expect(input).toHaveValue('vida');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('option', { name: /Vida Plena/ }));
    await expect(args.onChange).toHaveBeenCalledWith(1);
    await expect(input).not.toBeInvalid();
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(undefined);
  },
});

// spec: x.40
export const TabTakesNoMatchOfAListThatIsNotWholeYet = meta.story({
  args: { options: operators.slice(0, 2), isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('vida');
    await expect(canvas.getByRole('option')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(stillLoading);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

// spec: x.40
export const TabTakesANameInFullThatOthersBeginWith = meta.story({
  args: { options: [...unimeds, { value: 4, label: 'Unimed' }, { value: 5, label: 'Nova Unimed' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('unimed');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(4);
  },
});

// spec: x.40
export const TabRejectsATextThatNothingMatches = meta.story({
  args: { value: 1, onValidityChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('xyz');
    await userEvent.tab();
    await expect(input).toHaveValue('xyz');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Nenhuma opção escolhida para “xyz”. Escolha uma da lista.');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(args.onValidityChange).toHaveBeenCalledTimes(1);
    await expect(args.onValidityChange).toHaveBeenCalledWith(
      'Nenhuma opção escolhida para “xyz”. Escolha uma da lista.',
    );
    await userEvent.click(input);
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('vida{Enter}');
    await expect(input).toHaveValue('Vida Plena');
    await expect(input).not.toBeInvalid();
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(undefined);
  },
});

export const EnterLeavesATextThatNothingMatchesToBeCorrected = meta.story({
  args: { value: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('xyz{Enter}');
    await expect(input).toHaveValue('xyz');
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Nenhuma opção escolhida para “xyz”. Escolha uma da lista.');
    await expect(canvas.getByText('Nenhuma opção escolhida para “xyz”. Escolha uma da lista.')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await userEvent.keyboard('{Backspace}');
    await expect(input).not.toBeInvalid();
  },
});

export const EscapeAfterEnterSaysThatNothingIsChosen = meta.story({
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('xyz{Enter}{Escape}');
    await expect(input).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('Texto apagado: nenhuma opção escolhida');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
});

export const TheErrorNamesAChoiceThatCannotBeCleared = meta.story({
  args: { value: 1, isClearable: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('xyz');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveValue('xyz');
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Nenhuma opção escolhida para “xyz”. Escolha uma da lista. Continua valendo “Vida Plena”.',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const EscapeGivesUpWhatWasTypedAndSaysWhichChoiceStays = meta.story({
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('vida{Escape}');
    await expect(canvas.getByRole('combobox', { expanded: false })).toHaveValue('Saúde Norte');
    await expect(canvas.getByRole('status')).toHaveTextContent('A escolha continua sendo Saúde Norte');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LeavingTakesALabelTypedInFull = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'vida plena');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('combobox')).toHaveValue('Vida Plena');
  },
});

export const APressElsewhereTakesTheOnlyMatchToo = meta.story({
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), 'vid');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('combobox')).toHaveValue('Vida Plena');
  },
});

export const LeavingAnEmptiedTextClears = meta.story({
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
});

export const PressingAnOptionChoosesItAndKeepsTheFocus = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar opções de Operadora' }));
    await userEvent.click(canvas.getByRole('option', { name: /Coração do Sul/ }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(4);
    await expect(canvas.getByRole('combobox', { expanded: false })).toHaveFocus();
  },
});

export const TypingAfterAPressReplacesTheChoice = meta.story({
  args: { value: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('vida');
    await expect(canvas.getByRole('combobox')).toHaveValue('vida');
  },
});

export const PressingOutsideCloses = meta.story({
  render: (args) => (
    <>
      <ControlledSelect {...args} />
      <p>Fora do campo</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.click(canvas.getByText('Fora do campo'));
    await expect(canvas.getByRole('combobox', { expanded: false })).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

export const ClearButtonClearsAndKeepsTheFocus = meta.story({
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar Operadora' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Limpar Operadora' })).toBeNull();
  },
});

// spec: 1.9.6
export const OpensUpwardUnderTwoHundredPixels = meta.story({
  render: (args) => (
    <div style={{ paddingBlockStart: 'calc(100vh - 180px)' }}>
      <ControlledSelect {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(list.bottom).toBeLessThanOrEqual(input.getBoundingClientRect().top);
    await expect(list.top).toBeGreaterThanOrEqual(0);
  },
});

export const AnnouncesHowManyMatchOnce = meta.story({
  args: { options: manyOptions(532) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'litoral');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('67 opções'));
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nenhuma opção encontrada.'));
  },
});

export const DisabledSelectStaysFocusableAndSaysWhy = meta.story({
  args: { disabledReason: 'Selecione uma operadora', label: 'Marca' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { description: 'Selecione uma operadora' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.type(input, 'vida');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const WorksInsideADialogAndLeavesItOpenOnEscape = meta.story({
  render: function InDialog(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Modal title="Inclusão de grupo" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <ControlledSelect {...args} />
      </Modal>
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const { getByRole, findByRole, queryByRole } = within(canvasElement.ownerDocument.body);
    const input = await findByRole('combobox', { name: 'Operadora' });
    await userEvent.click(input);
    await userEvent.click(getByRole('option', { name: /Saúde Norte/ }));
    await expect(input).toHaveValue('Saúde Norte');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(getByRole('dialog')).toBeVisible();
    await expect(input).toHaveValue('Saúde Norte');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  },
});

export const TypingAfterAChoiceReplacesIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Vida Plena');
    await userEvent.keyboard('lucas');
    await expect(input).toHaveValue('lucas');
    await userEvent.click(await canvas.findByRole('option'));
    await expect(input).toHaveValue('São Lucas Saúde');
    await userEvent.keyboard('vida');
    await expect(input).toHaveValue('vida');
  },
});
