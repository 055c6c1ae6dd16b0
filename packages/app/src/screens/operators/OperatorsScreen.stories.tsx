import { problem } from '@oraculo/api-client/fixtures';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { noAnswer, ScreenStory } from '../../stories/ScreenStory.tsx';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Operadoras',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['2 §2 Operators'] },
  args: { path: '/operators' },
});

export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Operadoras' })).toBeVisible();
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  },
});

export const Loading = meta.story({ args: { answers: { 'operators.page': noAnswer } } });

export const Empty = meta.story({
  args: { answers: { 'operators.page': { rows: [], count: 0, pageable: { pageNumber: 0, pageSize: 10 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum resultado para esta busca.')).toBeVisible();
    await expect(canvas.getByText('Você pode tentar uma nova pesquisa.')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { answers: { 'operators.page': () => problem(500, 'A lista não pôde ser lida.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
});

export const SavingWithoutAServiceGoesToTheFirstOfThem = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cadastrar operadora' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Cadastrar operadora' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Registro ANS' }), '301264');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome da operadora' }), 'Horizonte');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(dialog.getByRole('switch', { name: 'Web Service' })).toHaveFocus();
  },
});
