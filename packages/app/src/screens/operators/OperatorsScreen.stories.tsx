import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { listStates } from '../../stories/listStates.ts';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Operadoras',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['2 §2 Operators'] },
  args: { path: '/operators' },
});

const list = listStates({ call: 'operators.page', table: 'Operadoras', emptyAction: 'Cadastrar operadora' });
export const Full = meta.story(list.full);
export const Loading = meta.story(list.loading);
export const Empty = meta.story(list.empty);
export const Failed = meta.story(list.failed);

export const SavingWithoutAServiceFocusesTheFirstSwitch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cadastrar operadora' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Cadastrar operadora' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Registro ANS' }), '301264');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome da operadora' }), 'Horizonte');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(dialog.getByRole('switch', { name: 'Web Service' })).toHaveFocus();
  },
});
