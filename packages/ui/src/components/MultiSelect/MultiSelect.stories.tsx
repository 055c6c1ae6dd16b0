import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { manyOptions } from '../Select/Select.fixtures.ts';
import { MultiSelect } from './MultiSelect.tsx';

const people = ['Mariana Salles', 'João Ferreira', 'Inês Câmara', 'Tomás Vieira'].map((label, value) => ({
  label,
  value,
}));

const meta = preview.meta({
  title: 'Campos/MultiSelect',
  component: MultiSelect,
  args: { label: 'Usuários', options: people, value: [], onChange: fn() },
  parameters: { spec: ['1 §2 Shared interface kit', '1 §9 Dropdown', '2 §2 Documents capture'] },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change: typeof args.onChange = (next) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <MultiSelect {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Chosen = meta.story({ args: { value: [0, 2] } });
export const Invalid = meta.story({ args: { isRequired: true, error: 'Escolha ao menos um usuário' } });
export const Disabled = meta.story({
  args: { value: [1], disabledReason: 'Somente administradores filtram por usuário' },
});
export const Open = meta.story({
  args: { value: [2] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
});

export const EnterTogglesAnOptionAndTheListStaysOpen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([0, 1]);
    await expect(canvas.getByRole('combobox', { expanded: true })).toHaveAccessibleDescription(
      '2 escolhidos: Mariana Salles, João Ferreira',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([0]);
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(1);
  },
});

export const NextToLongChoicesThereIsSpaceToType = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { value: [0, 2] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'joão fer');
    await expect(input).toHaveValue('joão fer');
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    await expect(canvas.getByRole('option', { name: 'João Ferreira' })).toBeVisible();
  },
});

export const EachChoiceIsAnnounced = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(screen.getByText('Escolha incluída: Mariana Salles')).toHaveRole('status');
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('Escolha removida: Mariana Salles')).toHaveRole('status');
  },
});

export const ChoosingEmptiesTheText = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'ines{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([2]);
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'joao{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([2, 1]);
  },
});

export const TabChoosesATypedMatchButNotAnOptionReachedByArrows = meta.story({
  args: { value: [0] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('in');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith([0, 2]);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await userEvent.click(input);
    await userEvent.keyboard('mariana');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(input).toHaveValue('');
  },
});

// spec: x.40
export const TabKeepsATextWithoutAMatchAndShowsAnError = meta.story({
  args: { value: [0] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('xyz');
    await userEvent.tab();
    await expect(input).toHaveValue('xyz');
    await expect(input).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const BackspaceRemovesTheLastChoice = meta.story({
  args: { value: [0, 2] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([0]);
    await expect(canvas.getAllByText('Escolha removida: Inês Câmara').length).toBeGreaterThan(0);
  },
});

export const AChipIsRemovedByItsButton = meta.story({
  args: { value: [0, 2] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Mariana Salles' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([2]);
    await expect(canvas.queryByRole('button', { name: 'Remover Mariana Salles' })).toBeNull();
  },
});

export const ClearEmptiesAll = meta.story({
  args: { value: [0, 2] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar Usuários' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

export const ChosenOptionsAreAtTheTopWhenItOpens = meta.story({
  args: { options: manyOptions(500), value: [450], label: 'Prestadores' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const [first] = canvas.getAllByRole('option');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first).toHaveTextContent('0451');
  },
});

export const TooManyToCheck = meta.story({
  args: { label: 'Prestadores', options: manyOptions(40), value: [0, 3, 4, 7, 9, 12, 15, 18, 21, 26, 30, 34] },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  // Overlays do not give the page a height.
  render: () => (
    <div style={{ minBlockSize: '480px' }}>
      <FieldGrid>
        <MultiSelect label="Usuários" options={people} value={[]} onChange={() => {}} />
        <MultiSelect label="Usuários" options={people} value={[0]} onChange={() => {}} hint="Quem enviou" />
        <MultiSelect label="Usuários" options={people} value={[]} onChange={() => {}} error="Escolha ao menos um" />
        <MultiSelect label="Usuários" options={people} value={[1]} onChange={() => {}} disabledReason="Sem permissão" />
        <MultiSelect label="Aberto" options={people} value={[0, 1, 2]} onChange={() => {}} />
      </FieldGrid>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Aberto' }));
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(3);
  },
});
