import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DropZone } from '../DropZone/DropZone.tsx';
import type { FileItem } from './FileItem.ts';
import { FileList } from './FileList.tsx';

const megabyte = 1024 * 1024;
const item = (name: string, more: Partial<FileItem> = {}): FileItem => ({
  id: name,
  name,
  sizeBytes: 1.8 * megabyte,
  status: 'ready',
  ...more,
});
const withoutAccents = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]/gu, '_');

const meta = preview.meta({
  title: 'Campos/FileList',
  component: FileList,
  args: { files: [item('grupo_novembro.csv')], onRemove: fn(), onCancel: fn(), onRetry: fn() },
  parameters: { spec: ['1 §5 File drop'] },
});

export const Ready = meta.story();
export const Uploading = meta.story({
  args: { files: [item('grupo_novembro.csv', { status: 'uploading', progress: 62 })] },
});
export const Done = meta.story({ args: { files: [item('grupo_novembro.csv', { status: 'done' })] } });
export const Failed = meta.story({
  args: { files: [item('grupo_novembro.csv', { status: 'error', error: 'Sem conexão. Tente enviar de novo.' })] },
});
export const Renamed = meta.story({
  args: { files: [item('relatório de março.csv')], normalizeName: withoutAccents },
});
export const Colliding = meta.story({
  args: { files: [item('relatório.csv'), item('relatorio.csv')], normalizeName: withoutAccents },
});

export const EachActionNamesItsFile = meta.story({
  args: {
    files: [
      item('a.csv', { status: 'uploading', progress: 10 }),
      item('b.csv', { status: 'error', error: 'Sem conexão.' }),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar envio de a.csv' }));
    await expect(args.onCancel).toHaveBeenCalledWith('a.csv');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar enviar b.csv de novo' }));
    await expect(args.onRetry).toHaveBeenCalledWith('b.csv');
    await userEvent.click(canvas.getByRole('button', { name: 'Remover b.csv' }));
    await expect(args.onRemove).toHaveBeenCalledWith('b.csv');
  },
});

// spec: x.27
export const RemovingASentFileDoesNotUndoItsUpload = meta.story({
  args: { files: [item('relatório.csv', { status: 'done' })], normalizeName: withoutAccents },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Enviado como relatorio.csv')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remover relatório.csv' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remover relatório.csv da lista' }));
    await expect(args.onRemove).toHaveBeenCalledWith('relatório.csv');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'relatório.csv removido da lista. O arquivo enviado não é afetado.',
    );
  },
});

export const ProgressIsReadable = meta.story({
  args: { files: [item('a.csv', { status: 'uploading', progress: 62 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Envio de a.csv' })).toHaveValue(62);
    await expect(canvas.getByText('1,8 MB · 62%')).toBeVisible();
  },
});

export const AfterARemovalTheFocusMovesToTheNextFileOrTheZone = meta.story({
  render: function Removable(args) {
    const [files, setFiles] = useState<readonly FileItem[]>([item('a.csv'), item('b.csv'), item('c.csv')]);
    return (
      <DropZone
        label="Arquivos"
        accept="csv"
        note="Caracteres especiais nos nomes dos arquivos serão substituídos."
        isMultiple
        onAdd={() => {}}
      >
        <FileList
          {...args}
          files={files}
          onRemove={(id) => setFiles((current) => current.filter((file) => file.id !== id))}
        />
      </DropZone>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remover b.csv' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remover c.csv' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('b.csv removido');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remover a.csv' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'escolha no computador' })).toHaveFocus();
  },
});

export const SentAndFailedFilesAreAnnouncedOnce = meta.story({
  render: function Finishing(args) {
    const [isFinished, setIsFinished] = useState(false);
    const files = isFinished
      ? [item('a.csv', { status: 'done' }), item('b.csv', { status: 'error', error: 'Sem conexão' })]
      : [item('a.csv', { status: 'uploading' }), item('b.csv', { status: 'uploading' })];
    return (
      <>
        <FileList {...args} files={files} />
        <button type="button" onClick={() => setIsFinished(true)}>
          Terminar
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Terminar' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^a\.csv enviado\. b\.csv: Sem conexão\.$/),
    );
  },
});

export const ACancelledUploadIsAnnouncedAndShown = meta.story({
  render: function Cancelling(args) {
    const [file, setFile] = useState(item('a.csv', { status: 'uploading' }));
    const waiting = item('b.csv');
    return (
      <FileList {...args} files={[file, waiting]} onCancel={() => setFile(item('a.csv', { status: 'cancelled' }))} />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar envio de a.csv' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Envio de a\.csv cancelado\.$/));
    // It also looks different from a waiting file.
    const [cancelled, waiting] = canvas.getAllByRole('listitem');
    await expect(cancelled).toHaveTextContent('Envio cancelado');
    await expect(waiting).not.toHaveTextContent('Envio cancelado');
    const retry = canvas.getByRole('button', { name: 'Tentar enviar a.csv de novo' });
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledWith('a.csv');
  },
});

export const FailedWithACodeAlone = meta.story({
  args: { files: [item('grupo_novembro.csv', { status: 'error', error: 'Erro 0x80072' })] },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    normalizeName: withoutAccents,
    files: [
      item('grupo_novembro.csv', { status: 'uploading', progress: 62 }),
      item('pronto.csv', { sizeBytes: 920 }),
      item('enviado.csv', { status: 'done' }),
      item('interrompido.csv', { status: 'cancelled' }),
      item('relatório.csv', { status: 'error', error: 'Sem conexão. Tente enviar de novo.' }),
      item('relatorio.csv'),
      item('um nome muito comprido que não cabe em uma linha só de uma tela estreita.csv'),
    ],
  },
});
