import { problem } from '@oraculo/api-client/fixtures';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { noAnswer, ScreenStory } from '../../stories/ScreenStory.tsx';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Resgate de arquivos antigos',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['1 §2 Screen: Old-file recovery'] },
  args: { path: '/automations/file-recovery' },
});

export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Solicitações de arquivos antigos' })).toBeVisible();
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  },
});

export const Loading = meta.story({ args: { answers: { 'restore.list': noAnswer } } });

export const Empty = meta.story({
  args: { answers: { 'restore.list': { rows: [], count: 0, pageable: { pageNumber: 0, pageSize: 10 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum resultado para esta busca.')).toBeVisible();
    await expect(canvas.getByText('Você pode tentar uma nova pesquisa.')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { answers: { 'restore.list': () => problem(500, 'A lista não pôde ser lida.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
});

export const ErrorsOfABatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver erros de laudos-2023.csv' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Visualização de erros' }));
    await expect(await dialog.findByText('3 erro(s) encontrado(s)')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Baixar arquivo de erros' })).toBeVisible();
  },
});

export const AFileThatWillBeRefusedSaysSo = meta.story({
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
