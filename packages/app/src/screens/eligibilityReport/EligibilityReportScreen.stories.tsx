import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { listStates } from '../../stories/listStates.ts';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Relatório de elegibilidade',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['1 §2 Screen: Eligibility report'] },
  args: { path: '/eligibilities/report' },
});

const list = listStates({
  call: 'eligibility.search',
  table: 'Consultas de elegibilidade',
  noRows: { content: [], totalElements: 0, pageable: { pageSize: 10 } },
  emptyAction: 'Fazer uma consulta',
});
export const Full = meta.story(list.full);
export const Loading = meta.story(list.loading);
export const Empty = meta.story(list.empty);
export const Failed = meta.story(list.failed);

const historyPath = '/eligibilities/report?tab=history';

export const History = meta.story({
  args: { path: historyPath },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Relatórios gerados' })).toBeVisible();
    await expect((await canvas.findAllByText('Concluído')).length).toBeGreaterThan(0);
  },
});

const history = listStates({
  call: 'reports.history',
  table: 'Relatórios gerados',
  path: historyPath,
  emptyAction: 'Exportar relatório',
});
export const HistoryLoading = meta.story(history.loading);
export const HistoryEmpty = meta.story(history.empty);
export const HistoryFailed = meta.story(history.failed);

export const ASearchWithoutADateFocusesTheDate = meta.story({
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByRole('textbox', { name: /^Até:/ });
    await userEvent.clear(end);
    await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
    await expect(end).toHaveFocus();
    await expect(canvas.getByText('Data final obrigatória')).toBeVisible();
  },
});

export const AnEmptyHistoryLeadsToTheExportOfAReport = meta.story({
  args: history.empty.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar relatório' }));
    await expect(await canvas.findByRole('table', { name: 'Consultas de elegibilidade' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Exportar relatório' })).toHaveFocus());
  },
});
