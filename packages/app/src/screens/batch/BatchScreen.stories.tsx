import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { listStates } from '../../stories/listStates.ts';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Gestão em massa',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['2 §2 Bulk management'] },
  args: { path: '/eligibilities/batch' },
});

const list = listStates({ call: 'batches.list', table: 'Grupos enviados', emptyAction: 'Incluir grupo' });
export const Full = meta.story(list.full);
export const Loading = meta.story(list.loading);
export const Empty = meta.story(list.empty);
export const Failed = meta.story(list.failed);

export const AddingABatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Incluir grupo' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Inclusão de grupo' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Baixar modelo' })).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Salvar', description: 'Escolha um arquivo' })).toBeVisible();
  },
});

export const FiltersThatHideEveryBatchAreClearedFromTheEmptyList = meta.story({
  args: { path: '/eligibilities/batch?operatorName=Sa%C3%BAde+Norte', answers: list.empty.args.answers },
  play: async ({ canvas, userEvent }) => {
    const clear = await canvas.findByRole('button', { name: 'Limpar filtros' });
    await expect(canvas.getByRole('combobox', { name: 'Operadora' })).toHaveValue('Saúde Norte');
    clear.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Operadora' })).toHaveValue(''));
    await expect(canvas.getByRole('table', { name: 'Grupos enviados' })).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Incluir grupo' })).toHaveLength(2));
  },
});
