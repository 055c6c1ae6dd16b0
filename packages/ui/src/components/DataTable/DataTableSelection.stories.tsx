import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Queue, total } from './DataTableSelection.fixtures.tsx';
import { storyPage } from './storyRows.tsx';

const meta = preview.meta({
  title: 'Dados/DataTable seleção',
  component: Queue,
  args: { onConclude: fn() },
  parameters: { spec: ['select over pages, bulk actions'] },
});

export const NothingSelected = meta.story();
export const SomeSelected = meta.story({ args: { initial: { mode: 'some', keys: ['0', '2', '3', '40'] } } });
export const AllSelectedButTwo = meta.story({ args: { initial: { mode: 'allExcept', exceptKeys: ['1', '4'] } } });
export const SomeCannotBeSelected = meta.story({
  args: { hasBlocked: true, initial: { mode: 'some', keys: ['0', '2'] } },
});
export const Cards = meta.story({
  args: { initial: { mode: 'some', keys: ['0', '2'] }, hasBlocked: true },
  render: (args) => (
    <div style={{ inlineSize: '320px', maxInlineSize: '100%' }}>
      <Queue {...args} />
    </div>
  ),
});

const boxOf = (index: number) => `Selecionar ${storyPage(1, 10, total)[index]?.name}`;

export const SpaceSelectsARowAndTheBarShowsTheCount = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [box] = canvas.getAllByRole('checkbox', { name: boxOf(1) });
    box?.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    const bar = canvas.getByRole('group', { name: 'Seleção em Arquivos' });
    await expect(within(bar).getByText('1 selecionada')).toBeVisible();
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() =>
      expect(page.getByText(/^1 linha selecionada. As ações ficam depois da tabela/)).toBeInTheDocument(),
    );
    await userEvent.click(within(bar).getByRole('button', { name: 'Concluir' }));
    await expect(args.onConclude).toHaveBeenCalledWith({ mode: 'some', keys: ['1'] });
  },
});

export const ArrowsMoveBetweenCheckboxes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox');
    boxes[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(boxes[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(boxes[1]).toHaveFocus();
  },
});

export const ShiftSpaceSelectsFromTheLastPressedRow = meta.story({
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox').slice(1);
    boxes[1]?.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(boxes.map((box) => (box as HTMLInputElement).checked).slice(0, 6)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
    await expect(canvas.getByText('4 selecionadas')).toBeVisible();
  },
});

export const ShiftClickDeselectsARange = meta.story({
  args: { initial: { mode: 'some', keys: ['0', '1', '2', '3'] } },
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox').slice(1);
    await userEvent.click(boxes[3] as Element);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxes[1] as Element);
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('1 selecionada')).toBeVisible();
  },
});

export const SelectedRowsStaySelectedAcrossPages = meta.story({
  play: async ({ canvas, userEvent }) => {
    const ofPage = () => canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Selecionar esta página' });
    await userEvent.click(ofPage());
    await expect(canvas.getByText('10 selecionadas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(ofPage()).not.toBeChecked();
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as Element);
    await expect(ofPage().indeterminate).toBe(true);
    await expect(canvas.getByText('11 selecionadas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
    await expect(ofPage()).toBeChecked();
  },
});

export const SelectingAllRowsExceptOneReportsTheException = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as Element);
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar todas as 2.546' }));
    await expect(canvas.getByText('2.546 selecionadas')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Limpar' })).toHaveFocus();
    await userEvent.click(canvas.getAllByRole('checkbox')[3] as Element);
    await expect(canvas.getByText('2.545 selecionadas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Concluir' }));
    await expect(args.onConclude).toHaveBeenCalledWith({ mode: 'allExcept', exceptKeys: ['2'] });
  },
});

export const ARowThatCannotBeSelectedSaysWhy = meta.story({
  args: { hasBlocked: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getAllByRole('checkbox')[4];
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await expect(box).toHaveAccessibleDescription('Arquivo bloqueado: peça a liberação antes');
    await userEvent.click(box as Element);
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar esta página' }));
    await expect(canvas.getByText('8 selecionadas')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Selecionar esta página' })).toBeChecked();
  },
});

export const WhenTheBarIsRemovedTheFocusMovesToThePageCheckbox = meta.story({
  args: { initial: { mode: 'some', keys: ['0'] } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Limpar' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('group', { name: 'Seleção em Arquivos' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Selecionar esta página' })).toHaveFocus();
  },
});

/** The clipboard after Ctrl+C. The browser itself would ask for permission first. */
function copyFrom(element: Element) {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true });
  // If the data is passed to the constructor, Firefox replaces it by its own.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  element.dispatchEvent(event);
  return { isTaken: event.defaultPrevented, text: clipboardData.getData('text/plain') };
}

export const CtrlCCopiesTheSelectedRowsAsATable = meta.story({
  args: { initial: { mode: 'some', keys: ['0', '1'] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as Element);
    const { isTaken, text } = copyFrom(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(isTaken).toBe(true);
    const lines = text.split('\r\n');
    await expect(lines[0]).toBe('Carteirinha\tPaciente\tOperadora\tMarca\tOrigem\tStatus');
    await expect(lines[1]).toBe('774120399582\tBeatriz Aparecida Lourenço\tSaúde Norte\tVida Plena Sul\tPortal\tAtivo');
    await expect(lines).toHaveLength(4);
    await within(canvasElement.ownerDocument.body).findByText('3 linhas copiadas');
  },
});

export const ANewFilterClearsTheSelection = meta.story({
  render: function Filtered(args) {
    const [scope, setScope] = useState('todos');
    return (
      <>
        <Button onPress={() => setScope('pendentes')}>Pendentes</Button>
        <Queue {...args} scope={scope} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as Element);
    await expect(canvas.getByText('1 selecionada')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pendentes' }));
    await expect(canvas.queryByText('1 selecionada')).toBeNull();
  },
});
