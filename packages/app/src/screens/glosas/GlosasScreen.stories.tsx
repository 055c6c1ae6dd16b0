import { fixtures, problem } from '@oraculo/api-client/fixtures';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { noAnswer, ScreenStory } from '../../stories/ScreenStory.tsx';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Recurso de glosa',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['2 §2 Appeal of glosa'] },
  args: { path: '/automations/glosas-resource' },
});

export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Recursos enviados' })).toBeVisible();
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  },
});

export const Loading = meta.story({ args: { answers: { 'glosas.list': noAnswer } } });

export const Empty = meta.story({
  args: { answers: { 'glosas.list': { rows: [], count: 0, pageable: { pageNumber: 0, pageSize: 10 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum resultado para esta busca.')).toBeVisible();
    await expect(canvas.getByText('Você pode tentar uma nova pesquisa.')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { answers: { 'glosas.list': () => problem(500, 'A lista não pôde ser lida.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
});

export const ASearchAndAClearKeepTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const start = await canvas.findByRole('textbox', { name: /^De:/ });
    await userEvent.type(start, '01112026');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Até:/ }), '10112026{Escape}');
    const search = canvas.getByRole('button', { name: 'Pesquisar' });
    await userEvent.click(search);
    await expect(canvas.getByRole('button', { name: 'Pesquisar' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar pesquisa' }));
    await expect(start).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Limpar pesquisa' })).toHaveFocus();
  },
});

let isDown = false;

export const AFailedRefreshKeepsTheRowsAndSaysSo = meta.story({
  args: { answers: { 'glosas.list': () => (isDown ? problem(503, 'Fora do ar.') : fixtures['glosas.list']) } },
  beforeEach: () => {
    isDown = false;
  },
  play: async ({ canvas, userEvent }) => {
    const { length } = await canvas.findAllByRole('rowheader');
    isDown = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar a lista' }));
    await expect(await canvas.findByText(/^Não foi possível atualizar · Atualizado às/)).toBeVisible();
    const failure = await within(document.body).findByRole('alert');
    await expect(failure).toHaveTextContent('Não foi possível atualizar a listaFora do ar.');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(length);
  },
});

export const ReturnOfTheOperator = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [show] = await canvas.findAllByRole('button', { name: /^Ver retorno da operadora de / });
    await userEvent.click(show as HTMLElement);
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Retorno da operadora' }));
    await expect(await dialog.findByRole('button', { name: 'Exportar erros' })).toBeVisible();
  },
});
