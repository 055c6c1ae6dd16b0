import { problem } from '@oraculo/api-client/fixtures';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { noAnswer, ScreenStory } from '../../stories/ScreenStory.tsx';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Relatório de elegibilidade',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['1 §2 Screen: Eligibility report'] },
  args: { path: '/eligibilities/report' },
});

export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Consultas de elegibilidade' })).toBeVisible();
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  },
});

export const Loading = meta.story({ args: { answers: { 'eligibility.search': noAnswer } } });

export const Empty = meta.story({
  args: { answers: { 'eligibility.search': { content: [], totalElements: 0, pageable: { pageSize: 10 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum resultado para esta busca.')).toBeVisible();
    await expect(canvas.getByText('Você pode tentar uma nova pesquisa.')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { answers: { 'eligibility.search': () => problem(500, 'A lista não pôde ser lida.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
});

export const History = meta.story({
  args: { path: '/eligibilities/report?tab=history' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Relatórios gerados' })).toBeVisible();
    await expect((await canvas.findAllByText('Concluído')).length).toBeGreaterThan(0);
  },
});

const historyPath = '/eligibilities/report?tab=history';

export const HistoryLoading = meta.story({ args: { path: historyPath, answers: { 'reports.history': noAnswer } } });

export const HistoryEmpty = meta.story({
  args: {
    path: historyPath,
    answers: { 'reports.history': { rows: [], count: 0, pageable: { pageNumber: 0, pageSize: 10 } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum resultado para esta busca.')).toBeVisible();
  },
});

export const HistoryFailed = meta.story({
  args: { path: historyPath, answers: { 'reports.history': () => problem(500, 'A lista não pôde ser lida.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
});

export const ASearchWithoutADateGoesToIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByRole('textbox', { name: /^Até:/ });
    await userEvent.clear(end);
    await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
    await expect(end).toHaveFocus();
    await expect(canvas.getByText('Data final obrigatória')).toBeVisible();
  },
});
