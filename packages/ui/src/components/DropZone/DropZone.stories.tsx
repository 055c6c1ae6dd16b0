import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Modal } from '../Modal/Modal.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DropZone, type DropZoneProps } from './DropZone.tsx';
import { csv, drag, paste, pasteCells, pdf } from './DropZone.fixtures.ts';

const replaced = 'Caracteres especiais nos nomes dos arquivos serão substituídos.';
const ignore = () => {};

const meta = preview.meta({
  title: 'Campos/DropZone',
  component: DropZone,
  args: { label: 'Arquivo do grupo', accept: 'csv' as const, onAdd: fn() },
  parameters: { spec: ['1 §5 File drop', '1 §2 Appointment documents', '1 §9 Names, ids and uploads'] },
});

/** The element that accepts the drop: the dashed box around the button. */
const zoneOf = (button: HTMLElement) => button.closest('[data-drag]') ?? button;

export const Single = meta.story();
export const Multiple = meta.story({ args: { label: 'Arquivos', isMultiple: true, accept: 'pdf' } });
export const Spreadsheet = meta.story({ args: { label: 'Planilha de cartões', accept: 'spreadsheet' } });
export const WithANote = meta.story({ args: { note: replaced } });
export const Required = meta.story({ args: { isRequired: true, error: 'Adicione um arquivo' } });
export const Disabled = meta.story({ args: { disabledReason: 'Selecione uma operadora' } });

export const WithoutANoteTheFilesAreNotDescribed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).not.toHaveTextContent('serão substituídos');
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby');
  },
});

export const Refused = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Arquivo do grupo' })).toBeVisible();
    const zone = zoneOf(canvas.getByRole('button', { name: 'escolha no computador' }));
    drag('drop', zone, pdf('planilha.pdf'));
    await expect(
      await canvas.findByText('planilha.pdf — Extensão não permitida. Somente arquivos (.csv)', {
        selector: 'li span',
      }),
    ).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const AFolderIsRefusedWhateverItsExtension = meta.story({
  args: { isMultiple: true },
  play: async ({ args, canvas }) => {
    // A script cannot create a folder, so this file pretends to be one.
    const { webkitGetAsEntry } = DataTransferItem.prototype;
    DataTransferItem.prototype.webkitGetAsEntry = function entryOf() {
      const { name = '' } = this.getAsFile() ?? {};
      return { name, isDirectory: name.startsWith('pasta') } as FileSystemEntry;
    };
    const pasta = csv('pasta.csv');
    drag('drop', zoneOf(canvas.getByRole('button', { name: 'escolha no computador' })), pasta, csv('janeiro.csv'));
    DataTransferItem.prototype.webkitGetAsEntry = webkitGetAsEntry;
    await expect(
      await canvas.findByText('pasta.csv — É uma pasta. Adicione os arquivos que estão nela', { selector: 'li span' }),
    ).toBeVisible();
    await expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'janeiro.csv' })]);
  },
});

export const DraggingOver = meta.story({
  play: async ({ canvas }) => {
    const zone = zoneOf(canvas.getByRole('button'));
    drag('dragenter', zone, csv('grupo.csv'));
    await expect(await canvas.findByText('Solte para adicionar')).toBeVisible();
  },
});

export const DraggingOverAFileOfAnotherKind = meta.story({
  play: async ({ canvas }) => {
    const zone = zoneOf(canvas.getByRole('button'));
    drag('dragenter', zone, pdf('guia.pdf'));
    await expect(await canvas.findByText('Somente arquivos (.csv)')).toBeVisible();
    drag('dragleave', zone);
    await expect(await canvas.findByRole('button', { name: 'escolha no computador' })).toBeVisible();
  },
});

export const DroppedFilesAreAddedAndAnnounced = meta.story({
  args: { isMultiple: true },
  play: async ({ args, canvas }) => {
    const files = [csv('janeiro.csv'), pdf('guia.pdf'), csv('fevereiro.csv', '')];
    drag('drop', zoneOf(canvas.getByRole('button')), ...files);
    await expect(args.onAdd).toHaveBeenCalledWith([files[0], files[2]]);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 arquivos adicionados: janeiro.csv, fevereiro.csv. guia.pdf — Extensão não permitida. Somente arquivos (.csv).',
    );
  },
});

export const AZoneForOneFileAcceptsOnlyTheFirstValidOne = meta.story({
  play: async ({ args, canvas }) => {
    const files = [csv('a.csv'), csv('b.csv')];
    drag('drop', zoneOf(canvas.getByRole('button')), ...files);
    await expect(args.onAdd).toHaveBeenCalledWith([files[0]]);
    await expect(await canvas.findByText('b.csv — Somente um arquivo por vez', { selector: 'li span' })).toBeVisible();
  },
});

export const TheNextValidFileRemovesARefusal = meta.story({
  play: async ({ canvas }) => {
    const zone = zoneOf(canvas.getByRole('button'));
    drag('drop', zone, pdf('guia.pdf'));
    await expect(await canvas.findByRole('list', { name: 'Arquivos recusados' })).toBeVisible();
    drag('drop', zone, csv('grupo.csv'));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Arquivos recusados' })).toBeNull());
  },
});

export const EnterAndSpaceOpenTheFileChooser = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opened = fn();
    const input = canvasElement.querySelector('input');
    input?.addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'escolha no computador' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenCalledTimes(2);
  },
});

// Firefox adds no file to a clipboard event of a script.
export const PastedFilesAreAdded = meta.story({
  tags: ['not-firefox'],
  play: async ({ args, canvas, userEvent }) => {
    const file = csv('colado.csv', 'application/vnd.ms-excel');
    await userEvent.tab();
    paste(canvas.getByRole('button'), file);
    await expect(args.onAdd).toHaveBeenCalledWith([file]);
  },
});

export const TheWholePageIsTheTargetOfItsOnlyZone = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    drag('dragenter', body, csv('grupo.csv'));
    await expect(await canvas.findByText('Solte para adicionar')).toBeVisible();
    drag('dragleave', body);
    await expect(await canvas.findByText('Arraste um arquivo CSV ou')).toBeVisible();
    const file = csv('grupo.csv');
    await expect(drag('drop', body, file)).toBe(false);
    await expect(args.onAdd).toHaveBeenCalledWith([file]);
    await expect(canvas.getByRole('status')).toHaveTextContent('grupo.csv adicionado');
    drag('drop', body, pdf('guia.pdf'));
    await expect(await canvas.findByText(/^guia\.pdf — Extensão não permitida/, { selector: 'li span' })).toBeVisible();
  },
});

export const EachOfSeveralZonesAcceptsDropsOnlyInItsArea = meta.story({
  render: (args) => (
    <Stack>
      <DropZone {...args} label="Titulares" />
      <DropZone {...args} label="Dependentes" />
    </Stack>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    drag('dragenter', body, csv('grupo.csv'));
    await expect(await canvas.findAllByText('Solte nesta área para adicionar')).toHaveLength(2);
    drag('dragenter', canvas.getByRole('group', { name: 'Dependentes' }), csv('grupo.csv'));
    await expect(await canvas.findAllByText('Solte para adicionar')).toHaveLength(1);
    await expect(canvas.queryByText('Solte nesta área para adicionar')).toBeNull();
    await expect(drag('drop', body, csv('grupo.csv'))).toBe(false);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const DisabledZoneStaysFocusableAndSaysWhy = meta.story({
  args: { disabledReason: 'Selecione uma operadora' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { description: /Selecione uma operadora/ });
    await expect(canvas.getByText('Selecione uma operadora')).toBeVisible();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    drag('drop', zoneOf(button), csv('grupo.csv'));
    await expect(drag('drop', button.ownerDocument.body, csv('grupo.csv'))).toBe(false);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const ALargeFileIsRefusedWithTheLimit = meta.story({
  args: { maxSizeBytes: 2 },
  play: async ({ args, canvas }) => {
    drag('drop', zoneOf(canvas.getByRole('button')), csv('grupo.csv'));
    await expect(await canvas.findByText('grupo.csv — Arquivo maior que 2 B', { selector: 'li span' })).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

const InADialog = (args: DropZoneProps) => (
  <Modal title="Inclusão de grupo" isOpen onClose={() => {}}>
    <TextField label="Nome do lote" value="" onChange={() => {}} />
    <DropZone {...args} />
  </Modal>
);

// Firefox adds no file to a clipboard event of a script.
export const InADialogAFileIsPastedFromAnyField = meta.story({
  tags: ['not-firefox'],
  render: (args) => <InADialog {...args} />,
  play: async ({ args, canvasElement }) => {
    const file = csv('colado.csv');
    paste(await within(canvasElement.ownerDocument.body).findByRole('textbox', { name: 'Nome do lote' }), file);
    await expect(args.onAdd).toHaveBeenCalledWith([file]);
  },
});

export const InADialogCellsArePastedIntoAFieldAsText = meta.story({
  tags: ['not-firefox'],
  render: (args) => <InADialog {...args} />,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    // The event is not prevented, so that the browser puts the text into the field.
    await expect(pasteCells(await page.findByRole('textbox', { name: 'Nome do lote' }))).toBe(true);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(page.queryByRole('list', { name: 'Arquivos recusados' })).toBeNull();
  },
});

export const ANameThatSaysNothing = meta.story({ args: { label: 'Arquivo', accept: 'spreadsheet' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      <DropZone label="Arquivo do grupo" accept="csv" note={replaced} onAdd={ignore} />
      <DropZone
        label="Documentos"
        accept="pdf"
        note={replaced}
        onAdd={ignore}
        isMultiple
        isRequired
        error="Adicione um arquivo"
      />
      <DropZone
        label="Planilha"
        accept="spreadsheet"
        note={replaced}
        onAdd={ignore}
        disabledReason="Selecione uma operadora"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button');
    if (first) drag('drop', zoneOf(first), pdf('planilha.pdf'));
    await expect(await canvas.findByRole('list', { name: 'Arquivos recusados' })).toBeVisible();
  },
});
