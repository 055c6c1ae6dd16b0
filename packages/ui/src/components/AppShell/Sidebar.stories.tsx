import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppShell } from './AppShell.tsx';
import { exampleScreen } from './exampleNavigation.tsx';

const meta = preview.meta({
  title: 'Estrutura/Sidebar',
  component: AppShell,
  parameters: { layout: 'fullscreen', spec: ['1 §4 Sidebar'], docs: { story: { inline: false, height: '520px' } } },
  // Below 768 px the menu is a drawer, which has its own stories.
  globals: { viewport: { value: 'desktop' } },
  args: {
    ...exampleScreen,
    onSignOut: fn(),
    onNavigate: fn(),
  },
});

export const Collapsed = meta.story();

export const Expanded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elegibilidade' }));
    await expect(canvas.getByRole('link', { name: 'Relatório de elegibilidade' })).toBeVisible();
  },
});

export const TheInitialMenuIsShownAndChangesAreReported = meta.story({
  args: { initialMenu: 'expanded', onMenuChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Relatório de elegibilidade' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Gestão em massa' }));
    await expect(args.onMenuChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Recolher menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Automações' }));
    for (const [at, menu] of ['rail', 'hidden', 'rail', 'expanded'].entries()) {
      await expect(args.onMenuChange).toHaveBeenNthCalledWith(at + 1, menu);
    }
  },
});

export const MenuButtonHidesAndShowsTheSidebar = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ocultar menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(button).toHaveAccessibleName('Mostrar menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  },
});

export const TheToggleExpandsTheSidebarFrom88To266Pixels = meta.story({
  play: async ({ canvas, userEvent }) => {
    const nav = canvas.getByRole('navigation', { name: 'Menu principal' });
    await expect(nav.getBoundingClientRect().width).toBe(88);
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir menu' }));
    await expect(nav.getBoundingClientRect().width).toBe(266);
    await userEvent.click(canvas.getByRole('button', { name: 'Recolher menu' }));
    await expect(nav.getBoundingClientRect().width).toBe(88);
  },
});

export const HidingAnExpandedSidebarCollapsesIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar menu' }));
    await expect(canvas.getByRole('navigation', { name: 'Menu principal' }).getBoundingClientRect().width).toBe(88);
    await expect(canvas.getByRole('button', { name: 'Expandir menu' })).toBeVisible();
  },
});

export const AnItemWithSubItemsExpandsTheSidebarAndTogglesItsSubMenu = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const nav = canvas.getByRole('navigation', { name: 'Menu principal' });
    const item = canvas.getByRole('button', { name: 'Automações' });
    await userEvent.click(item);
    await expect(nav.getBoundingClientRect().width).toBe(266);
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Recurso de glosas' })).toBeVisible();
    await userEvent.click(item);
    await expect(nav.getBoundingClientRect().width).toBe(266);
    await expect(item).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Recurso de glosas' })).toBeNull();
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

export const AnItemWithoutSubItemsCollapsesTheSidebarAndNavigates = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir menu' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Credenciais' }));
    const nav = canvas.getByRole('navigation', { name: 'Menu principal' });
    // The sidebar collapses together with the change of the screen, not during the press.
    await waitFor(() => expect(nav.getBoundingClientRect().width).toBe(88));
    await expect(args.onNavigate?.mock.calls).toEqual([['#credenciais']]);
  },
});

export const ItemWithoutSubItemsNavigatesFromTheRailToo = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Operadoras' }));
    await expect(args.onNavigate?.mock.calls).toEqual([['#operadoras']]);
  },
});

export const CollapsingClosesOpenSubMenus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Automações' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Elegibilidade' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Recolher menu' }));
    await expect(canvas.getByRole('button', { name: 'Automações' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: 'Elegibilidade' })).toHaveAttribute('aria-expanded', 'false');
    // Expanding opens only the sub-menu of the current page.
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir menu' }));
    await expect(canvas.getByRole('button', { name: 'Automações' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: 'Elegibilidade' })).toHaveAttribute('aria-expanded', 'true');
  },
});

export const ASubItemNavigatesAndLeavesTheSidebarUnchanged = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elegibilidade' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Gestão em massa' }));
    await expect(args.onNavigate?.mock.calls).toEqual([['#lotes']]);
    await expect(canvas.getByRole('button', { name: 'Elegibilidade' })).toHaveAttribute('aria-expanded', 'true');
  },
});

export const ActiveItemIsMarkedAsTheCurrentPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elegibilidade' }));
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('Relatório de elegibilidade');
    await userEvent.unhover(canvas.getByRole('button', { name: 'Elegibilidade' }));
    const other = canvas.getByRole('link', { name: 'Gestão em massa' });
    await expect(getComputedStyle(current).backgroundColor).not.toBe(getComputedStyle(other).backgroundColor);
  },
});

export const InTheRailTheParentOfTheCurrentPageIsMarked = meta.story({
  play: async ({ canvas }) => {
    const parent = canvas.getByRole('button', { name: 'Elegibilidade' });
    const other = canvas.getByRole('button', { name: 'Automações' });
    await expect(getComputedStyle(parent).backgroundColor).not.toBe(getComputedStyle(other).backgroundColor);
  },
});

export const TheHeaderHasTheSignOutButton = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});
