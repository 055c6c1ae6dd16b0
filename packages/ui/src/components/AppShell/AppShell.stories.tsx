import { createRef } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { AppShell } from './AppShell.tsx';
import { exampleNavigation, exampleScreen } from './exampleNavigation.tsx';
import { focusPageSearch } from './focusPageSearch.ts';

const mainRef = createRef<HTMLElement>();

const meta = preview.meta({
  title: 'Estrutura/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    spec: ['1 §1 header', '1 §2 Layout', '1 §9 Layout'],
    docs: { story: { inline: false, height: '520px' } },
  },
  args: {
    ...exampleScreen,
    onSignOut: fn(),
    onNavigate: fn(),
  },
});

export const Default = meta.story();
export const WithBack = meta.story({ args: { onBack: fn() } });
export const WithoutSubtitle = meta.story({ args: { subtitle: undefined, children: <h1>Página não encontrada</h1> } });
export const HeaderActions = meta.story({
  args: { headerActions: <Button emphasis="outline">Ajuda</Button> },
});
export const LongNames = meta.story({
  args: {
    user: { name: 'Maria Antonieta de Albuquerque Vasconcelos e Figueiredo' },
    subtitle: 'Captura de documentos de atendimento dos prestadores da rede referenciada do Sul e do Sudeste',
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } }, args: { onBack: fn() } });
export const SmallMenu = meta.story({ args: { navigation: exampleNavigation.slice(2, 4), currentPage: 'operators' } });

export const ASentenceForATitle = meta.story({
  args: { subtitle: 'Nesta tela você pode pesquisar, baixar e cancelar os lotes que a sua operadora já enviou' },
});

export const AllVariants = meta.story({
  // An open sub-menu may be an overlay, which adds no height to the page; the picture needs room for it.
  decorators: (Story) => (
    <div style={{ minBlockSize: '640px' }}>
      <Story />
    </div>
  ),
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { onBack: fn() },
  play: async ({ canvas, userEvent }) => {
    // Below 768 px the menu is a closed drawer.
    const item = canvas.queryByRole('button', { name: 'Elegibilidade' });
    if (!item) return;
    await userEvent.click(item);
    await userEvent.unhover(item);
  },
});

// spec: 1.9.1
export const TheSizesMatchTheSpecification = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(80);
    const bar = canvas.getByRole('heading', { level: 1 }).parentElement;
    await expect(bar?.getBoundingClientRect().height).toBe(104);
  },
});

export const TheAppCanFocusTheContent = meta.story({
  args: { mainRef },
  play: async ({ canvas }) => {
    mainRef.current?.focus();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const TheAppCanFocusTheFirstFieldOfTheSearch = meta.story({
  args: {
    children: (
      <FilterBar label="Filtros" onSubmit={fn()}>
        <input type="hidden" name="tipo" value="lote" />
        <TextField label="Nome do lote" />
        <TextField label="Usuário" />
      </FilterBar>
    ),
  },
  play: async ({ canvas }) => {
    await expect(focusPageSearch()).toBe(true);
    await expect(canvas.getByRole('textbox', { name: 'Nome do lote' })).toHaveFocus();
  },
});

export const APageWithoutASearchKeepsTheFocus = meta.story({
  args: { headerActions: <Button>Ajuda</Button> },
  play: async ({ canvas }) => {
    const help = canvas.getByRole('button', { name: 'Ajuda' });
    help.focus();
    await expect(focusPageSearch()).toBe(false);
    await expect(help).toHaveFocus();
  },
});

export const GreetingAndInitialsSayWhoIsLoggedIn = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { user: { name: 'Ana Clara dos Santos' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Olá, Ana Clara dos Santos')).toBeVisible();
    await expect(canvas.getByText('AS')).toBeVisible();
  },
});

export const FirstTabStopJumpsToTheContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Ir para o conteúdo' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const SecondTabStopJumpsToTheMenu = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('navigation', { name: 'Menu principal' })).toHaveFocus();
  },
});

export const LandmarksAreNamed = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
    await expect(canvas.getByRole('main', { name: 'Relatório de elegibilidade' })).toBeVisible();
  },
});

export const BackButtonRunsOnBack = meta.story({
  args: { onBack: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const ANarrowHeaderWrapsInsteadOfWideningThePage = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { headerActions: <Button emphasis="outline">Ajuda</Button> },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    await expect(await canvas.findByRole('button', { name: 'Abrir menu' })).toBeVisible();
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    root.style.fontSize = '200%';
    const width = root.scrollWidth;
    root.style.fontSize = '';
    await expect(width).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const TheTitleIsAlignedWithCentredContent = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: { initialMenu: 'hidden' },
  play: async ({ canvas }) => {
    const startOf = (element: Element | null) => element?.getBoundingClientRect().left;
    const contentStart = startOf(canvas.getByText('O conteúdo da tela fica aqui.').closest('[data-ui="card"]'));
    await expect(contentStart).toBeGreaterThan(40);
    await expect(startOf(canvas.getByRole('heading', { level: 1 }))).toBe(contentStart);
  },
});
