import { fixtures, problem } from '@oraculo/api-client/fixtures';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { listStates } from '../../stories/listStates.ts';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Recurso de glosa',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['2 §2 Appeal of glosa'] },
  args: { path: '/automations/glosas-resource' },
});

const list = listStates({ call: 'glosas.list', table: 'Recursos enviados', emptyAction: 'Subir arquivo' });
export const Full = meta.story(list.full);
export const Loading = meta.story(list.loading);
export const Empty = meta.story(list.empty);
export const Failed = meta.story(list.failed);

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

export const AFailedRefreshKeepsTheRowsAndShowsAnError = meta.story({
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

export const OperatorResponseDialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [show] = await canvas.findAllByRole('button', { name: /^Ver retorno da operadora de / });
    await userEvent.click(show as HTMLElement);
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Retorno da operadora' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Exportar erros' })).toBeVisible());
  },
});
