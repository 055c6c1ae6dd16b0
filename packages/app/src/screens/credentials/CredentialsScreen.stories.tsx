import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { listStates } from '../../stories/listStates.ts';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Credenciais',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['2 §2 Credentials'] },
  args: { path: '/credentials' },
});

const list = listStates({ call: 'credentials.list', table: 'Credenciais', emptyAction: 'Cadastrar credencial' });
export const Full = meta.story(list.full);
export const Loading = meta.story(list.loading);
export const Empty = meta.story(list.empty);
export const Failed = meta.story(list.failed);

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
    await expect(dialog.getAllByText('Não pode ser alterado após o cadastro')).toHaveLength(2);
  },
});

export const SavingAnEmptyFormShowsTheErrorOfEachField = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cadastrar credencial' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Cadastrar credencial' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('Operadora é obrigatória')).toBeVisible());
    await expect(dialog.getAllByText('CNPJ ou CPF é obrigatório')).toHaveLength(2);
    await expect(dialog.getByRole('combobox', { name: /Operadora/ })).toHaveFocus();
  },
});
