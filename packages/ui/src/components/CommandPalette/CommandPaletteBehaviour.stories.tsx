import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { NavigateContext } from '../../internal/base/router/NavigateContext.ts';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { active, findBox, groups, isAnnounced, isGone, manyGroups, page, pressed } from './CommandPalette.fixtures.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const navigated = fn();
const used = fn();

const meta = preview.meta({
  title: 'Ações/CommandPalette/Comportamento',
  component: CommandPalette,
  parameters: { spec: ['APG combobox: list autocomplete', 'APG dialog'] },
  args: { label: 'Buscar', groups, onUse: used },
  decorators: (Story) => (
    <NavigateContext value={navigated}>
      <Story />
    </NavigateContext>
  ),
  beforeEach: () => {
    pressed.mockClear();
    navigated.mockClear();
    used.mockClear();
  },
});

const marked = (line: HTMLElement) =>
  getComputedStyle(line).backgroundColor !== getComputedStyle(line.parentElement as HTMLElement).backgroundColor;

const besideAField = () => (
  <>
    <TextField label="Observação" />
    <CommandPalette label="Buscar" groups={groups} onUse={used} />
  </>
);

export const ControlKTogglesThePaletteFromAnyField = meta.story({
  render: besideAField,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Observação' });
    await userEvent.type(field, 'Retorno');
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await findBox()).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    await isGone();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Retorno');
  },
});

export const TheButtonOpensThePaletteAndEscapeReturnsTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Buscar', expanded: false });
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await findBox()).toHaveFocus());
    await userEvent.keyboard('oper');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

export const ArrowsMoveAndWrapAtTheEnds = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(await findBox()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}');
    await active('Relatório de elegibilidade');
    await userEvent.keyboard('{ArrowDown}');
    await active('Consulta individual');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await active('Excluir lote');
    await userEvent.keyboard('{ArrowDown}');
    await active('Relatório de elegibilidade');
    await userEvent.keyboard('{End}');
    await active('Excluir lote');
    await userEvent.keyboard('{Home}');
    await active('Relatório de elegibilidade');
    await expect(await findBox()).toHaveFocus();
  },
});

export const TheMarkedLineIsAnnouncedOnOpeningAndAfterTheTextIsDeleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    const box = await findBox();
    await isAnnounced('Marcado: Relatório de elegibilidade');
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'enviar');
    await isAnnounced('1 resultado');
    await userEvent.clear(box);
    await isAnnounced('Marcado: Relatório de elegibilidade');
  },
});

export const ADisabledMarkedLineIsAnnouncedWithItsReason = meta.story({
  args: { recent: ['remove'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await isAnnounced('Marcado: Excluir lote. Só o gestor exclui lotes');
  },
});

export const EnterUsesTheMarkedLineBeforeAnyOtherKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(await findBox()).not.toHaveAttribute('aria-activedescendant');
    const options = () => page.getAllByRole('option');
    const first = options()[0] as HTMLElement;
    const other = options()[1] as HTMLElement;
    await expect(getComputedStyle(first).backgroundColor).not.toBe(getComputedStyle(other).backgroundColor);
    await expect(page.queryByText(/resultado/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await isGone();
    await waitFor(() => expect(navigated.mock.calls).toEqual([['/eligibilities/report']]));
    await expect(used.mock.calls).toEqual([['report']]);
  },
});

export const TypingFindsWithoutAccentsAndEnterRunsTheFirst = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Buscar' });
    await userEvent.click(button);
    await userEvent.type(await findBox(), 'ENVIAR');
    await active('Enviar lote');
    await userEvent.keyboard('{Enter}');
    await isGone();
    await waitFor(() => expect(pressed.mock.calls).toEqual([['send']]));
    await expect(used.mock.calls).toEqual([['send']]);
    await expect(button).toHaveFocus();
  },
});

/** React Aria makes the first line active half a second after a letter, and never after a deletion or a paste. */
export const EnterRightAfterALetterUsesTheFirstLineOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await userEvent.type(await findBox(), 'operadoras{Enter}');
    await isGone();
    await waitFor(() => expect(navigated.mock.calls).toEqual([['/operators']]));
    await expect(used.mock.calls).toEqual([['operators']]);
  },
});

export const AfterADeletionEnterUsesTheMarkedLine = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await userEvent.type(await findBox(), 'enviarx');
    await waitFor(() => expect(page.queryByRole('option')).toBeNull());
    await userEvent.keyboard('{Backspace}');
    await expect(marked(await page.findByRole('option', { name: /^Enviar lote/ }))).toBe(true);
    await userEvent.keyboard('{Enter}');
    await isGone();
    await waitFor(() => expect(pressed.mock.calls).toEqual([['send']]));
    await expect(used.mock.calls).toEqual([['send']]);
  },
});

export const AfterAPasteEnterUsesTheMarkedLine = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await userEvent.click(await findBox());
    await userEvent.paste('Operadoras');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
    await expect(marked(page.getByRole('option'))).toBe(true);
    await userEvent.keyboard('{Enter}');
    await isGone();
    await waitFor(() => expect(navigated.mock.calls).toEqual([['/operators']]));
    await expect(used.mock.calls).toEqual([['operators']]);
  },
});

export const AHiddenKeywordIsFoundToo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await userEvent.type(await findBox(), 'beneficiario');
    await active('Consulta individual');
  },
});

export const ALinkUsesTheRouterOfTheApp = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await userEvent.type(await findBox(), 'operadoras');
    await active('Operadoras');
    await userEvent.keyboard('{Enter}');
    await isGone();
    await waitFor(() => expect(navigated.mock.calls).toEqual([['/operators']]));
    await expect(used.mock.calls).toEqual([['operators']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await userEvent.click(await page.findByRole('option', { name: 'Consulta individual' }));
    await waitFor(() => expect(navigated).toHaveBeenLastCalledWith('/eligibilities/single'));
    await expect(navigated).toHaveBeenCalledTimes(2);
  },
});

export const ADisabledCommandStaysListedAndSaysWhy = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await userEvent.type(await findBox(), 'excluir');
    await active('Excluir lote');
    const option = page.getByRole('option', { name: 'Excluir lote Só o gestor exclui lotes' });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(option);
    await expect(page.getByRole('dialog', { name: 'Buscar' })).toBeVisible();
    await expect(pressed).not.toHaveBeenCalled();
    await expect(used).not.toHaveBeenCalled();
  },
});

export const RecentCommandsComeFirstUntilTheUserTypes = meta.story({
  args: { recent: ['send', 'operators'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    const recent = within(await page.findByRole('group', { name: 'Recentes' }));
    await expect(recent.getAllByRole('option')[0]).toHaveTextContent('Enviar lote');
    await userEvent.keyboard('{ArrowDown}');
    await active('Enviar lote');
    await userEvent.type(await findBox(), 'o');
    await waitFor(() => expect(page.queryByRole('group', { name: 'Recentes' })).toBeNull());
  },
});

export const FiveThousandCommandsAreCountedAndThirtyShown = meta.story({
  args: { groups: manyGroups },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    const box = await findBox();
    await expect(page.getAllByRole('option')).toHaveLength(30);
    await isAnnounced('Exibindo 30 de 5.000, continue digitando');
    await userEvent.type(box, 'usuario 4999');
    await isAnnounced('1 resultado');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pressed.mock.calls).toEqual([['4999']]));
  },
});

function OpensModal() {
  const [isOpen, setIsOpen] = useState(false);
  const create = { id: 'create', label: 'Incluir grupo', onPress: () => setIsOpen(true) };
  return (
    <>
      <Button emphasis="quiet">Antes</Button>
      <CommandPalette label="Buscar" groups={[{ id: 'do', title: 'Ações', items: [create] }]} />
      <Modal title="Inclusão de grupo" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <TextField label="Nome" />
      </Modal>
    </>
  );
}

export const ADialogOpenedByACommandReturnsTheFocus = meta.story({
  render: () => <OpensModal />,
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByRole('button', { name: 'Antes' });
    await userEvent.click(before);
    await userEvent.keyboard('{Control>}k{/Control}');
    await findBox();
    await userEvent.keyboard('{ArrowDown}');
    await active('Incluir grupo');
    await userEvent.keyboard('{Enter}');
    const modal = await page.findByRole('dialog', { name: 'Inclusão de grupo' });
    await waitFor(() => expect(modal).toHaveFocus());
    // The shortcut opens nothing above the dialog, which may have unsaved changes.
    await userEvent.keyboard('{Control>}k{/Control}');
    await isAnnounced('Feche a janela aberta antes de buscar.');
    await expect(page.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(before).toHaveFocus());
  },
});

function InModal() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Modal title="Credencial" isOpen={isOpen} onClose={() => setIsOpen(false)}>
      <CommandPalette label="Buscar" groups={groups} />
    </Modal>
  );
}

export const OverADialogEscapeClosesOnlyThePalette = meta.story({
  render: () => <InModal />,
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Buscar' }));
    await waitFor(async () => expect(await findBox()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('combobox')).toBeNull());
    await expect(page.getByRole('dialog', { name: 'Credencial' })).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: 'Buscar' })).toHaveFocus());
  },
});
