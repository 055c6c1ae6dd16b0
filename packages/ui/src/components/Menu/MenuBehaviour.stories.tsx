import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { BasenameContext, NavigateContext } from '../../internal/base/router/NavigateContext.ts';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { actions, ChoiceMenu, hasFocus, isGone, item, nested, page, pressed } from './Menu.fixtures.tsx';
import { Menu } from './Menu.tsx';
import { RowMenu } from './RowMenu.tsx';

const navigated = fn();

const meta = preview.meta({
  title: 'Ações/Menu/Comportamento',
  component: Menu,
  parameters: { spec: ['APG menu button'] },
  args: { label: 'Ações', items: actions },
  beforeEach: () => {
    pressed.mockClear();
    navigated.mockClear();
  },
});

export const EnterOpensTheMenuAtTheFirstItem = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ações', expanded: false });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Editar');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
});

export const ArrowUpOpensTheMenuAtTheLastItem = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus('Excluir');
  },
});

export const ArrowsHomeAndEndMoveAndWrapAtTheEnds = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Editar');
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Duplicar');
    await userEvent.keyboard('{End}{ArrowDown}');
    await hasFocus('Editar');
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus('Excluir');
    await userEvent.keyboard('{Home}');
    await hasFocus('Editar');
  },
});

export const ALetterMovesToItsItemIgnoringAccents = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Editar');
    await userEvent.keyboard('u');
    await hasFocus('Último arquivo');
  },
});

export const EnterRunsTheActionAndReturnsTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Editar');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await isGone();
    await expect(pressed.mock.calls).toEqual([['copy']]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ações' })).toHaveFocus());
  },
});

export const EscapeClosesTheMenuAndReturnsTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await hasFocus('Editar');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ações' })).toHaveFocus());
    await expect(pressed).not.toHaveBeenCalled();
  },
});

export const ADisabledItemIsReadWithItsReasonAndTheMenuStaysOpen = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Editar');
    await userEvent.keyboard('u');
    const line = await item('Último arquivo');
    await expect(line).toHaveAccessibleName('Último arquivo O arquivo expirou em 20/11/2026');
    await expect(line).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(line);
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(pressed).not.toHaveBeenCalled();
  },
});

export const ALinkUsesTheRouter = meta.story({
  render: () => (
    <NavigateContext value={navigated}>
      <Menu label="Ações" items={nested} />
    </NavigateContext>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ações' }));
    await userEvent.click(await item('Abrir a ficha'));
    await expect(navigated).toHaveBeenCalledWith('/operators/312345');
    await isGone();
  },
});

export const ASubmenuOpensAndClosesByArrows = meta.story({
  args: { items: nested },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Abrir a ficha');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await hasFocus('CSV');
    await userEvent.keyboard('{ArrowLeft}');
    await hasFocus('Exportar');
    await userEvent.keyboard('{ArrowRight}');
    await hasFocus('CSV');
    await userEvent.keyboard('{Enter}');
    await isGone();
    await expect(pressed.mock.calls).toEqual([['csv']]);
  },
});

export const WithABasenameTheHrefOfAMenuLinkHasIt = meta.story({
  args: { items: nested },
  render: (args) => (
    <BasenameContext value="/portal">
      <NavigateContext value={navigated}>
        <Menu {...args} />
      </NavigateContext>
    </BasenameContext>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ações' }));
    const link = await item('Abrir a ficha');
    await expect(link).toHaveAttribute('href', '/portal/operators/312345');
    await userEvent.click(link);
    await waitFor(() => expect(navigated.mock.calls).toEqual([['/operators/312345']]));
  },
});

export const ASingleChoiceClosesTheMenuAndAMultipleChoiceKeepsItOpen = meta.story({
  render: () => <ChoiceMenu />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Exibição' });
    await userEvent.click(button);
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Plano', checked: false }));
    await expect(page.getByRole('menuitemcheckbox', { name: 'Plano', checked: true })).toBeVisible();
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: /^Carteirinha/ }));
    await expect(page.getByRole('menuitemcheckbox', { name: /^Carteirinha/, checked: true })).toBeVisible();
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Mais antigas' }));
    await isGone();
    await userEvent.click(button);
    await page.findByRole('menuitemradio', { name: 'Mais antigas', checked: true });
  },
});

export const TheMenuButtonOfARowNamesTheRow = meta.story({
  render: () => <RowMenu label="Ações de lote-17.csv" items={actions} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ações de lote-17.csv' }));
    await page.findByRole('menu', { name: 'Ações de lote-17.csv' });
  },
});

function InModal() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Abrir</Button>
      <Modal title="Credencial" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Menu label="Ações" items={actions} />
      </Modal>
    </>
  );
}

export const InADialogEscapeClosesTheMenuFirst = meta.story({
  render: () => <InModal />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const button = await page.findByRole('button', { name: 'Ações' });
    await userEvent.click(button);
    await userEvent.click(await item('Duplicar'));
    await expect(pressed).toHaveBeenCalledWith('copy');
    await isGone();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await hasFocus('Editar');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(page.getByRole('dialog', { name: 'Credencial' })).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});

export const ADisabledButtonSaysWhyAndOpensNothing = meta.story({
  args: { disabledReason: 'Selecione um lote' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ações', description: 'Selecione um lote' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await userEvent.click(button);
    await expect(page.queryByRole('menu')).toBeNull();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});
