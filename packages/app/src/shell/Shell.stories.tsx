import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScreenStory } from '../stories/ScreenStory.tsx';
import { loadScreen } from '../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Avisos de página',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['1 §2 Not-found screen'] },
  args: { path: '/nao-existe' },
});

export const NotFound = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Procuramos, mas não encontramos esta página')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Página não encontrada');
  },
});

export const NotFoundWithoutASession = meta.story({ args: { group: null } });

export const NotAllowed = meta.story({
  args: { path: '/credentials', group: 'RECEBIVEIS' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Acesso não autorizado');
  },
});

export const DocumentUpdate = meta.story({ args: { path: '/automations/document-update' } });

export const Showcase = meta.story({ args: { path: '/test' } });
