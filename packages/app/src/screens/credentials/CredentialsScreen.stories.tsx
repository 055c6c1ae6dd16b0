import { problem } from '@oraculo/api-client/fixtures';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { noAnswer, ScreenStory } from '../../stories/ScreenStory.tsx';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Credenciais',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['2 §2 Credentials'] },
  args: { path: '/credentials' },
});

export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Credenciais' })).toBeVisible();
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  },
});

export const Loading = meta.story({ args: { answers: { 'credentials.list': noAnswer } } });

export const Empty = meta.story({
  args: { answers: { 'credentials.list': { rows: [], count: 0, pageable: { pageNumber: 0, pageSize: 10 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum resultado para esta busca.')).toBeVisible();
    await expect(canvas.getByText('Você pode tentar uma nova pesquisa.')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { answers: { 'credentials.list': () => problem(500, 'A lista não pôde ser lida.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
});

export const WithErrors = meta.story({
  args: { path: '/credentials?tab=errors' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Credenciais com erro' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'URL' })).toBeNull();
  },
});

export const Editing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [edit] = await canvas.findAllByRole('button', { name: /^Editar / });
    await userEvent.click(edit as HTMLElement);
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Editar credencial' }));
    await expect(dialog.getAllByText('Não muda depois do cadastro')).toHaveLength(2);
  },
});

export const SavingAnEmptyFormNamesEveryField = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cadastrar credencial' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Cadastrar credencial' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(dialog.getByText('Operadora é obrigatória')).toBeVisible();
    await expect(dialog.getAllByText('CNPJ ou CPF é obrigatório')).toHaveLength(2);
    await expect(dialog.getByRole('combobox', { name: /Operadora/ })).toHaveFocus();
  },
});
