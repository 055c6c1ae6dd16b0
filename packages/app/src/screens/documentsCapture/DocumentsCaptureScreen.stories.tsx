import { problem } from '@oraculo/api-client/fixtures';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { listStates } from '../../stories/listStates.ts';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Captura de documentos',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['2 §2 Documents capture'] },
  args: { path: '/automations/documents-capture' },
});

const list = listStates({
  call: 'documents.list',
  table: 'Arquivos capturados',
  noRows: { rows: [], count: 0 },
  emptyAction: 'Subir arquivo',
});
export const Full = meta.story(list.full);
export const Loading = meta.story(list.loading);
export const Empty = meta.story(list.empty);
export const Failed = meta.story(list.failed);

export const OneOfTwoFilesIsRefused = meta.story({
  args: {
    answers: {
      'documents.upload': ({ body }) =>
        body instanceof FormData && (body.get('file') as File).name === 'nota.pdf'
          ? problem(422, 'O arquivo não é um PDF. Salve-o como PDF e envie de novo.')
          : { message: 'Arquivo enviado com sucesso' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Subir arquivo' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Captura de documentos' });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
    await userEvent.upload(input as HTMLInputElement, [pdf('guia.pdf'), pdf('nota.pdf')]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    await expect(await within(dialog).findByText('Enviado')).toBeVisible();
    await expect(await within(dialog).findByText(/^O arquivo não é um PDF\./)).toBeVisible();
    await expect(within(dialog).getAllByRole('button', { name: 'Fechar' })).toHaveLength(2);
  },
});
