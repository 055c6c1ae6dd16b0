import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { loadScreen } from '../../stories/loadScreen.ts';
import { forgetReturnTarget, session } from '../../session/session.ts';
import { BrokenConfig } from './BrokenConfig.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { ScreenLoadFailed } from './ScreenLoadFailed.tsx';

const meta = preview.meta({
  title: 'Telas/Avisos de página',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['1 §2 Not-found screen'] },
  args: { path: '/nao-existe' },
});

export const NotFound = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Procuramos, mas não encontramos esta página')).toBeVisible();
    const headings = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Procuramos, mas não encontramos esta página']);
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar tela' }));
    await expect(await within(document.body).findByRole('dialog', { name: 'Buscar' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Ir para Consulta individual' }));
    await expect(await canvas.findByRole('combobox', { name: 'Operadora' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Consulta individual' })).toBeVisible();
  },
});

export const NotFoundWithoutASession = meta.story({ args: { group: null } });

export const NotAllowed = meta.story({
  args: { path: '/credentials', group: 'RECEBIVEIS' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Acesso não autorizado');
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.getByText('Seu grupo não tem acesso a Credenciais.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ir para Consulta individual' })).toBeVisible();
  },
});

export const Showcase = meta.story({ args: { path: '/test' } });

export const BackToWhereTheSessionEnded = meta.story({
  args: { path: '/eligibilities' },
  beforeEach: () => {
    session.returnTarget = { email: 'mariana.salles@oraculo.example', address: '/credentials' };
    return forgetReturnTarget;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continuar em Credenciais' })).toBeVisible();
  },
});

export const Broken = meta.story({
  render: () => <BrokenPage isWholePage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Recarregar a página' })).toBeVisible();
  },
});

export const NotLoaded = meta.story({
  render: () => <ScreenLoadFailed isWholePage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
});

export const WithoutConfiguration = meta.story({
  render: () => <BrokenConfig problem="O servidor respondeu 404 à solicitação do config.json." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'O Oráculo não pôde ser iniciado' })).toBeVisible();
  },
});
