import { Inbox, ReceiptText, Settings } from '@lucide/icons';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Card } from '../Card/Card.tsx';
import { AppShell } from './AppShell.tsx';
import type { NavItem } from './NavItem.ts';

const icon = (Icon: typeof Inbox) => <SvgIcon icon={Icon} size={22} />;

const navigation: readonly NavItem[] = [
  { name: 'inbox', title: 'Pendências', icon: icon(Inbox), href: '#pendencias', count: 12, countLabel: '12 em aberto' },
  {
    name: 'invoices',
    title: 'Faturas',
    icon: icon(ReceiptText),
    subItems: [
      { name: 'invoices-open', title: 'Em aberto', href: '#abertas', count: 137 },
      {
        name: 'invoices-reports',
        title: 'Relatórios',
        badge: 'Novo',
        subItems: [
          { name: 'reports-monthly', title: 'Mensal', href: '#mensal' },
          { name: 'reports-yearly', title: 'Anual', href: '#anual', count: 2 },
        ],
      },
    ],
  },
  { name: 'settings', title: 'Ajustes', icon: icon(Settings), href: '#ajustes' },
];

const content = <Card>O conteúdo da tela fica aqui.</Card>;

const meta = preview.meta({
  title: 'Estrutura/AppShell: partes',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    spec: ['APG disclosure navigation'],
    docs: { story: { inline: false, height: '520px' } },
  },
  globals: { viewport: { value: 'desktop' } },
  args: { productName: 'Central', navigation, currentPage: 'reports-monthly', subtitle: 'Mensal', children: content },
});

export const WithoutAPerson = meta.story();
export const TheFrameAlone = meta.story({
  args: { navigation: undefined, currentPage: undefined, hasNotifications: false, hasColorMode: false },
});
export const WithAUserMenu = meta.story({
  args: {
    user: { name: 'Marina Prado' },
    userMenu: [{ id: 'profile', label: 'Meu perfil', onPress: fn() }],
    onSignOut: fn(),
  },
});
export const WithABanner = meta.story({
  args: { banner: <Banner tone="caution">Haverá uma parada programada hoje às 22:00.</Banner> },
});
export const CountsInTheRail = meta.story();

export const AllVariants = meta.story({
  // Overlays do not give the page a height.
  decorators: (Story) => (
    <div style={{ minBlockSize: '640px' }}>
      <Story />
    </div>
  ),
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    initialMenu: 'expanded',
    user: { name: 'Marina Prado' },
    userMenu: [{ id: 'profile', label: 'Meu perfil' }],
    banner: <Banner tone="caution">Haverá uma parada programada hoje às 22:00.</Banner>,
  },
});

export const TheFrameAloneHasNoMenuBellSwitchOrSignOut = meta.story({
  args: { navigation: undefined, currentPage: undefined, hasNotifications: false, hasColorMode: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ir para o conteúdo' })).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Ir para o menu' })).toBeNull();
  },
});

export const TheUserMenuEndsInTheSignOut = meta.story({
  args: {
    user: { name: 'Marina Prado' },
    userMenu: [{ id: 'profile', label: 'Meu perfil' }],
    onSignOut: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Marina Prado' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Meu perfil', 'Sair']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
});

export const InANarrowWindowTheInitialsOpenTheUserMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { user: { name: 'Marina Prado' }, userMenu: [{ id: 'profile', label: 'Meu perfil' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Marina Prado' }));
    await expect(await screen.findByRole('menuitem', { name: 'Meu perfil' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const CountsAndBadgesArePartOfTheNames = meta.story({
  args: { initialMenu: 'expanded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pendências , 12 em aberto' })).toHaveTextContent('12');
    await expect(canvas.getByRole('link', { name: 'Em aberto , 137' })).toHaveTextContent('99+');
    await expect(canvas.getByRole('button', { name: 'Relatórios , Novo' })).toBeVisible();
  },
});

export const InTheRailACountIsInTheNameAndTheTooltip = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pendências, 12 em aberto' })).toBeVisible();
  },
});

export const ExpandingTheMenuShowsThePageOfTheThirdLevel = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir menu' }));
    await expect(canvas.getByRole('link', { name: 'Mensal', current: 'page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Relatórios/ }));
    await expect(canvas.queryByRole('link', { name: 'Mensal' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Relatórios/ })).toHaveAttribute('data-contains-page');
  },
});

export const EscapeClosesOneLevelAtATime = meta.story({
  args: { initialMenu: 'expanded' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Mensal' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /^Relatórios/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Faturas' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^Relatórios/ })).toBeNull();
  },
});

export const ArrowsGoThroughAllLevels = meta.story({
  args: { initialMenu: 'expanded' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Relatórios/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Mensal' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Ajustes' })).toHaveFocus();
  },
});

const mainRef = fn();

export const MainRefIsTheContentWhichContainsTheBanner = meta.story({
  args: { mainRef, banner: <Banner tone="offline">Sem conexão</Banner> },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(mainRef).toHaveBeenCalledWith(main);
    await expect(main).toContainElement(canvas.getByText('Sem conexão'));
  },
});
