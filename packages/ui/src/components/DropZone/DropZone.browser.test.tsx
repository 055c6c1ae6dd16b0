import { cleanup, render } from '@testing-library/react';
import { createRef, type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FileItem } from '../FileList/FileItem.ts';
import { FileList } from '../FileList/FileList.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { DropZone } from './DropZone.tsx';
import { csv, drag, paste, pdf } from './DropZone.fixtures.ts';

afterEach(cleanup);

const file = csv('grupo.csv');
const chooserOf = (label: string) => page.getByRole('group', { name: label }).getByRole('button').element();

test('`ref` and `inputRef` are the button that opens the file chooser', () => {
  const ref = createRef<HTMLButtonElement>();
  const inputRef = createRef<HTMLButtonElement>();
  render(<DropZone label="Titulares" accept="csv" onAdd={() => {}} ref={ref} inputRef={inputRef} />);
  expect(inputRef.current).toBe(chooserOf('Titulares'));
  expect(ref.current).toBe(inputRef.current);
});

function showTwo(disabledReason?: string) {
  const first = vi.fn<(files: File[]) => void>();
  const second = vi.fn<(files: File[]) => void>();
  render(
    <UiProvider>
      <Modal title="Inclusão" isOpen onClose={() => {}}>
        <TextField label="Nome do lote" />
        <DropZone label="Titulares" accept="csv" onAdd={first} />
        <DropZone label="Dependentes" accept="csv" onAdd={second} disabledReason={disabledReason} />
      </Modal>
    </UiProvider>,
  );
  return { first, second };
}

test('of two zones in a dialog the one with the focus gets a pasted file', () => {
  const { first, second } = showTwo();
  paste(chooserOf('Dependentes'), file);
  expect(second).toHaveBeenCalledExactlyOnceWith([file]);
  expect(first).not.toHaveBeenCalled();
});

test('a file that is pasted on a disabled zone of a dialog goes to no other zone', () => {
  const { first, second } = showTwo('Selecione uma operadora');
  paste(chooserOf('Dependentes'), file);
  expect(first).not.toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
});

test('a file that is pasted elsewhere in a dialog goes to its first zone', () => {
  const { first, second } = showTwo();
  paste(page.getByRole('textbox', { name: 'Nome do lote' }).element(), file);
  expect(first).toHaveBeenCalledExactlyOnceWith([file]);
  expect(second).not.toHaveBeenCalled();
});

test('a file that is dropped next to the zones of a dialog goes to the only enabled one, and one on a disabled zone to none', () => {
  const { first, second } = showTwo('Selecione uma operadora');
  expect(drag('drop', chooserOf('Dependentes'), file)).toBe(false);
  expect(first).not.toHaveBeenCalled();
  expect(drag('drop', page.getByRole('textbox', { name: 'Nome do lote' }).element(), file)).toBe(false);
  expect(first).toHaveBeenCalledExactlyOnceWith([file]);
  expect(second).not.toHaveBeenCalled();
});

test('a file that is dropped goes to no zone behind a dialog or in a hidden part of the page', () => {
  const behind = vi.fn<(files: File[]) => void>();
  const hidden = vi.fn<(files: File[]) => void>();
  const inDialog = vi.fn<(files: File[]) => void>();
  const show = (isOpen: boolean, content: ReactNode) => (
    <UiProvider>
      <DropZone label="Titulares" accept="csv" onAdd={behind} />
      <div hidden>
        <DropZone label="Cartões" accept="csv" onAdd={hidden} />
      </div>
      <Modal title="Inclusão" isOpen={isOpen} onClose={() => {}}>
        {content}
      </Modal>
    </UiProvider>
  );
  const { rerender } = render(show(true, 'Nada aqui recebe arquivos.'));
  drag('drop', document.body, file);
  rerender(show(true, <DropZone label="Dependentes" accept="csv" onAdd={inDialog} />));
  drag('drop', document.body, file);
  expect(behind).not.toHaveBeenCalled();
  expect(inDialog).toHaveBeenCalledExactlyOnceWith([file]);
  rerender(show(false, null));
  drag('drop', document.body, file);
  expect(behind).toHaveBeenCalledExactlyOnceWith([file]);
  expect(hidden).not.toHaveBeenCalled();
});

test('a file that another drop target or a native file field accepts goes to no zone', () => {
  const onAdd = vi.fn<(files: File[]) => void>();
  const { container } = render(
    <UiProvider>
      <DropZone label="Titulares" accept="csv" onAdd={onAdd} />
      <button type="button" onDrop={(event) => event.preventDefault()}>
        Foto
      </button>
      <input type="file" aria-label="Anexo" />
    </UiProvider>,
  );
  drag('drop', page.getByRole('button', { name: 'Foto' }).element(), file);
  // The event is not prevented, so that the browser puts the file into the field.
  expect(drag('drop', page.getByLabelText('Anexo').element(), file)).toBe(true);
  expect(onAdd).not.toHaveBeenCalled();
  drag('drop', container, file);
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([file]);
});

test('a file that is chosen after the zone was disabled is not added', async () => {
  const onAdd = vi.fn<(files: File[]) => void>();
  const zone = (disabledReason?: string) => (
    <UiProvider>
      <DropZone label="Titulares" accept="csv" onAdd={onAdd} disabledReason={disabledReason} />
    </UiProvider>
  );
  const { container, rerender } = render(zone());
  rerender(zone('Enviando'));
  const input = container.querySelector('input') as HTMLInputElement;
  await userEvent.upload(input, file);
  expect(onAdd).not.toHaveBeenCalled();
  rerender(zone());
  await userEvent.upload(input, file);
  expect(onAdd).toHaveBeenCalledOnce();
});

test('a reset of its form drops the refused names, and calls the page to drop the files', async () => {
  const onReset = vi.fn<() => void>();
  let isPrevented = true;
  render(
    <UiProvider>
      <form onReset={(event) => isPrevented && event.preventDefault()}>
        <DropZone label="Titulares" accept="csv" onAdd={() => {}} onReset={onReset} />
        <button type="reset">Desfazer</button>
      </form>
    </UiProvider>,
  );
  paste(chooserOf('Titulares'), pdf('contrato.pdf'));
  const refused = page.getByRole('list', { name: 'Arquivos recusados' });
  await expect.element(refused).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Desfazer' }));
  await expect.element(refused).toBeVisible();
  expect(onReset).not.toHaveBeenCalled();
  isPrevented = false;
  await userEvent.click(page.getByRole('button', { name: 'Desfazer' }));
  expect(refused.query()).toBeNull();
  expect(onReset).toHaveBeenCalledOnce();
});

function Upload() {
  const [files, setFiles] = useState<FileItem[]>([]);
  const add = (added: File[]) =>
    setFiles(added.map(({ name, size }) => ({ id: name, name, sizeBytes: size, status: 'ready' })));
  return (
    <DropZone label="Titulares" accept="csv" onAdd={add}>
      <FileList files={files} />
    </DropZone>
  );
}

test.each([
  ['added', csv('grupo.csv'), 'grupo.csv'],
  ['refused', pdf('guia.pdf'), /guia\.pdf — /],
])(
  'in a window as low as a dialog on a phone a file that is %s is scrolled into sight',
  async (_what, chosen, text) => {
    await page.viewport(320, 240);
    render(
      <UiProvider>
        <div style={{ blockSize: '160px', overflow: 'auto' }}>
          <Upload />
        </div>
      </UiProvider>,
    );
    paste(chooserOf('Titulares'), chosen);
    await expect.poll(() => page.getByText(text).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(170);
  },
);
