import { problem } from '@oraculo/api-client/fixtures';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { noAnswer, ScreenStory } from '../../stories/ScreenStory.tsx';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Cartão +Saúde',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['2 §2 Health-card programme upload'] },
  args: { path: '/saude-mais' },
});

export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Arquivos enviados' })).toBeVisible();
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  },
});

export const Loading = meta.story({ args: { answers: { 'healthCard.list': noAnswer } } });

export const Empty = meta.story({
  args: { answers: { 'healthCard.list': { rows: [], count: 0, pageable: { pageNumber: 0, pageSize: 10 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum resultado para esta busca.')).toBeVisible();
    await expect(canvas.getByText('Você pode tentar uma nova pesquisa.')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { answers: { 'healthCard.list': () => problem(500, 'A lista não pôde ser lida.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
});

export const ErrorsOfAFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [details] = await canvas.findAllByRole('button', { name: /^Ver erros de / });
    await userEvent.click(details as HTMLElement);
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Detalhes dos erros' }));
    await expect(await dialog.findByRole('button', { name: 'Baixar para planilha (;)' })).toBeVisible();
  },
});
