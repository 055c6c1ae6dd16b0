import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { loadScreen } from '../../stories/loadScreen.ts';
import { forgetChoices } from './choices.ts';

const meta = preview.meta({
  title: 'Telas/Consulta individual',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['1 §2 Screen: Individual query'] },
  args: { path: '/eligibilities' },
  beforeEach: () => {
    forgetChoices();
  },
});

export const Empty = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Operadora/ })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Pesquisar', description: 'A operadora é obrigatória' }),
    ).toBeVisible();
  },
});
