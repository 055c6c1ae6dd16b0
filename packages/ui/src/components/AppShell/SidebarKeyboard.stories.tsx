import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppShell } from './AppShell.tsx';
import { exampleScreen } from './exampleNavigation.tsx';

const meta = preview.meta({
  title: 'Estrutura/Sidebar por teclado',
  component: AppShell,
  parameters: { layout: 'fullscreen', spec: ['1 §4 Sidebar', 'APG disclosure navigation'] },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    ...exampleScreen,
    onSignOut: fn(),
    onNavigate: fn(),
  },
});

export const TabMovesThroughTheRailInOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Automações' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Elegibilidade' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Credenciais' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Elegibilidade' })).toHaveFocus();
  },
});

export const EnterInTheRailExpandsTheSidebarAndOpensTheSubMenu = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const item = canvas.getByRole('button', { name: 'Elegibilidade' });
    item.focus();
    await userEvent.keyboard('{Enter}');
    await expect(item).toHaveFocus();
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Consulta individual' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate?.mock.calls).toEqual([['#consulta']]);
  },
});

export const SpaceOpensAndClosesTheSubMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    const item = canvas.getByRole('button', { name: 'Automações' });
    item.focus();
    await userEvent.keyboard(' ');
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(item).toHaveAttribute('aria-expanded', 'false');
  },
});

export const EscapeClosesTheSubMenuAndReturnsToItsButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    const item = canvas.getByRole('button', { name: 'Elegibilidade' });
    await userEvent.click(item);
    canvas.getByRole('link', { name: 'Gestão em massa' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(item).toHaveFocus();
    await expect(item).toHaveAttribute('aria-expanded', 'false');
  },
});

export const DownArrowGoesToTheNextItemOrIntoTheOpenSubMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Automações' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Elegibilidade' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Consulta individual' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Gestão em massa' })).toHaveFocus();
  },
});

export const UpArrowGoesToThePreviousItemAndStopsAtTheFirst = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Elegibilidade' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Automações' })).toHaveFocus();
  },
});

export const HomeGoesToTheFirstItem = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Operadoras' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'Automações' })).toHaveFocus();
  },
});

export const EndGoesToTheLastItem = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Automações' }).focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Cartão +Saúde' })).toHaveFocus();
  },
});

export const TheSidebarIsExpandedAndHiddenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const nav = canvas.getByRole('navigation', { name: 'Menu principal' });
    canvas.getByRole('button', { name: 'Expandir menu' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(nav.getBoundingClientRect().width).toBe(266);
    const menuButton = canvas.getByRole('button', { name: 'Ocultar menu' });
    menuButton.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('navigation', { name: 'Menu principal' }).getBoundingClientRect().width).toBe(88);
    await expect(menuButton).toHaveFocus();
  },
});
