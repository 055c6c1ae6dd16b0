import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { listStates } from '../../stories/listStates.ts';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Resgate de arquivos antigos',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['1 §2 Screen: Old-file recovery'] },
  args: { path: '/automations/file-recovery' },
});

const list = listStates({
  call: 'restore.list',
  table: 'Solicitações de arquivos antigos',
  emptyAction: 'Subir arquivo',
});
export const Full = meta.story(list.full);
export const Loading = meta.story(list.loading);
export const Empty = meta.story(list.empty);
export const Failed = meta.story(list.failed);

export const ErrorsOfABatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver erros de laudos-2023.csv' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Visualização de erros' }));
    // The dialog and the toast fade in.
    await waitFor(() => expect(dialog.getByText('3 erro(s) encontrado(s)')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar arquivo de erros' }));
    const success = await within(document.body).findByText('Arquivo baixado com sucesso');
    await waitFor(() => expect(success).toBeVisible());
  },
});

export const AFileWithoutTheRequiredColumnShowsThatItWillBeRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Subir arquivo' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Solicitar arquivos antigos' });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(
      input as HTMLInputElement,
      new File(['OUTRA\nlaudo.pdf\n'], 'pedido.csv', { type: 'text/csv' }),
    );
    await expect(await within(dialog).findByText(/^Este arquivo será recusado\. .* coluna NOME\./)).toBeVisible();
  },
});

export const TheRequiredPeriodHasNoClearButton = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: /^Período/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Limpar datas' })).toBeNull();
  },
});
