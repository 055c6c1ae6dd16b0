import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppShell } from './AppShell.tsx';
import { exampleScreen } from './exampleNavigation.tsx';

const meta = preview.meta({
  title: 'Estrutura/MenuDrawer',
  component: AppShell,
  parameters: { layout: 'fullscreen', spec: ['1 §4 Sidebar'], docs: { story: { inline: false, height: '568px' } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    ...exampleScreen,
    onSignOut: fn(),
    onNavigate: fn(),
  },
});

// A narrow shell loads the stylesheet of its drawer at once, and WebKit paints no new element while a stylesheet loads.
const openDrawer = async ({ click }: { click: (element: Element) => Promise<void> }) => {
  await click(await screen.findByRole('button', { name: 'Abrir menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu principal' }));
};

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Closed = meta.story();

export const Open = meta.story({
  play: async ({ userEvent }) => {
    const drawer = await openDrawer(userEvent);
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Sair' })).toBeVisible());
    // It opens the sub-menu of the current page.
    await expect(drawer.getByRole('link', { current: 'page' })).toHaveAccessibleName('Relatório de elegibilidade');
  },
});

export const EscapeClosesTheDrawerAndReturnsToTheMenuButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openDrawer(userEvent);
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Abrir menu' })).toHaveFocus());
  },
});

export const APressOutsideClosesTheDrawer = meta.story({
  play: async ({ userEvent }) => {
    await openDrawer(userEvent);
    await userEvent.click(document.elementFromPoint(310, 300) ?? document.body);
    await expectClosed();
  },
});

export const AnItemWithSubItemsTogglesItsSubMenuByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    const drawer = await openDrawer(userEvent);
    const item = drawer.getByRole('button', { name: 'Automações' });
    item.focus();
    await userEvent.keyboard('{Enter}');
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(drawer.getByRole('link', { name: 'Captura de documentos' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(item).toHaveFocus();
    await expect(item).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

export const AnItemWithoutSubItemsClosesTheDrawerAndNavigates = meta.story({
  play: async ({ args, userEvent }) => {
    const drawer = await openDrawer(userEvent);
    drawer.getByRole('link', { name: 'Operadoras' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate?.mock.calls).toEqual([['#operadoras']]);
    await expectClosed();
  },
});

export const ASubItemClosesTheDrawerAndNavigates = meta.story({
  play: async ({ args, userEvent }) => {
    const drawer = await openDrawer(userEvent);
    await userEvent.click(drawer.getByRole('link', { name: 'Gestão em massa' }));
    await expect(args.onNavigate?.mock.calls).toEqual([['#lotes']]);
    await expectClosed();
  },
});

export const ClosingTheDrawerClosesOpenSubMenus = meta.story({
  play: async ({ userEvent }) => {
    const drawer = await openDrawer(userEvent);
    await userEvent.click(drawer.getByRole('button', { name: 'Automações' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Fechar menu' }));
    await expectClosed();
    const again = await openDrawer(userEvent);
    await expect(again.getByRole('button', { name: 'Automações' })).toHaveAttribute('aria-expanded', 'false');
  },
});

export const TabStaysInside = meta.story({
  play: async ({ userEvent }) => {
    const drawer = await openDrawer(userEvent);
    drawer.getByRole('button', { name: 'Sair' }).focus();
    await userEvent.tab();
    await expect(drawer.getByRole('button', { name: 'Fechar menu' })).toHaveFocus();
  },
});

export const TheLogOffIsAtTheBottom = meta.story({
  play: async ({ args, userEvent }) => {
    const drawer = await openDrawer(userEvent);
    await userEvent.click(drawer.getByRole('button', { name: 'Sair' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});
