import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { listStates } from '../../stories/listStates.ts';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Cartão +Saúde',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['2 §2 Health-card programme upload'] },
  args: { path: '/saude-mais' },
});

const list = listStates({ call: 'healthCard.list', table: 'Arquivos enviados', emptyAction: 'Subir arquivo' });
export const Full = meta.story(list.full);
export const Loading = meta.story(list.loading);
export const Empty = meta.story(list.empty);
export const Failed = meta.story(list.failed);

export const ErrorsOfAFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [details] = await canvas.findAllByRole('button', { name: /^Ver erros de / });
    await userEvent.click(details as HTMLElement);
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Detalhes dos erros' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Baixar arquivo de erros' })).toBeVisible());
  },
});
