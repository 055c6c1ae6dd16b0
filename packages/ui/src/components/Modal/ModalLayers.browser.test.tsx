import { type ReactNode, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import type { ModalCloseReason } from './DialogFrame.tsx';
import { Modal } from './Modal.tsx';

let root: Root | undefined;
let host: HTMLElement | undefined;

/** With real keys, because the test depends on the browser's own handling of Escape. */
const show = (content: ReactNode) => {
  host = document.body.appendChild(document.createElement('main'));
  root = createRoot(host);
  root.render(<UiProvider>{content}</UiProvider>);
};

afterEach(() => {
  root?.unmount();
  host?.remove();
});

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const isHiddenFromReaders = (element: Element) => element.closest('[aria-hidden="true"]') !== null;

test('a page that changes behind a modal stays hidden from screen readers', async () => {
  const changed = { show: () => {} };
  function Page() {
    const [isLoaded, setIsLoaded] = useState(false);
    changed.show = () => setIsLoaded(true);
    return isLoaded ? <section data-testid="content">Relatório</section> : <p>Carregando…</p>;
  }
  show(
    <>
      <Page />
      <Modal title="Operadora" isOpen onClose={() => {}}>
        Nome
      </Modal>
    </>,
  );
  await expect.element(dialog('Operadora')).toBeVisible();
  changed.show();
  const content = page.getByTestId('content');
  await expect.element(content).toBeInTheDocument();
  await expect.poll(() => isHiddenFromReaders(content.element())).toBe(true);
  // Siblings of the app, such as the container of a portal, may be added later.
  const late = document.body.appendChild(document.createElement('aside'));
  await expect.poll(() => isHiddenFromReaders(late)).toBe(true);
  late.remove();
});

test.each(['outer', 'inner'] as const)(
  'of two modals the %s may close first: the page stays hidden until both are gone',
  async (first) => {
    const close = { outer: () => {}, inner: () => {} };
    function Two() {
      const [open, setOpen] = useState({ outer: true, inner: false });
      close.outer = () => setOpen((now) => ({ ...now, outer: false }));
      close.inner = () => setOpen((now) => ({ ...now, inner: false }));
      return (
        <>
          <p data-testid="content">Relatório</p>
          <Modal title="Lote" isOpen={open.outer} onClose={() => {}}>
            <Button onPress={() => setOpen({ outer: true, inner: true })}>Detalhar</Button>
          </Modal>
          <Modal title="Detalhe" isOpen={open.inner} onClose={() => {}}>
            Linha 12
          </Modal>
        </>
      );
    }
    show(<Two />);
    await userEvent.click(page.getByRole('button', { name: 'Detalhar' }));
    await expect.element(dialog('Detalhe')).toBeVisible();
    expect(isHiddenFromReaders(dialog('Detalhe').element())).toBe(false);
    const content = page.getByTestId('content');
    const left = first === 'outer' ? 'Detalhe' : 'Lote';
    close[first]();
    await expect.poll(() => document.querySelectorAll('[role="dialog"]')).toHaveLength(1);
    expect(isHiddenFromReaders(content.element())).toBe(true);
    await expect.element(dialog(left)).toBeVisible();
    close[first === 'outer' ? 'inner' : 'outer']();
    await expect.poll(() => isHiddenFromReaders(content.element())).toBe(false);
  },
);

test('Escape closes the popover of a table first, then the modal around it', async () => {
  const onClose = vi.fn<(reason: ModalCloseReason) => void>();
  show(
    <Modal title="Linhas" size="large" isOpen onClose={onClose}>
      <DataTable
        aria-label="Linhas do lote"
        columns={[
          { id: 'line', header: 'Linha', isRowHeader: true, cell: (row: { id: string }) => row.id },
          { id: 'card', header: 'Carteirinha', cell: (row: { id: string }) => row.id },
        ]}
        rows={[{ id: '12' }]}
        rowKey={(row) => row.id}
        tableId="linhas-em-modal"
      />
    </Modal>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Exibição' }));
  await expect.element(dialog('Exibição')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector(':popover-open[role="dialog"]')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
});

test('each way to close reports which it was', async () => {
  // On a phone the dialog covers the whole window.
  await page.viewport(1280, 800);
  const onClose = vi.fn<(reason: ModalCloseReason) => void>();
  show(
    <Modal
      title="Operadora"
      isOpen
      onClose={onClose}
      footer={(close) => (
        <Button emphasis="outline" onPress={close}>
          Cancelar
        </Button>
      )}
    >
      Nome
    </Modal>,
  );
  await expect.element(dialog('Operadora')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Fechar' }));
  await userEvent.click(page.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(document.elementFromPoint(4, 4) ?? document.body, { position: { x: 4, y: 4 } });
  await expect.poll(() => onClose.mock.calls.flat()).toEqual(['escape', 'cross', 'footer', 'backdrop']);
});

test('a modal that must stay open announces it and stays, whatever is pressed', async () => {
  const onClose = vi.fn<() => void>();
  show(
    <Modal title="Envio" isOpen isDismissable={false} onClose={onClose}>
      Enviando…
    </Modal>,
  );
  await expect.element(dialog('Envio')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Não é possível fechar agora. Aguarde a conclusão.').first()).toBeInTheDocument();
  await userEvent.click(document.elementFromPoint(4, 4) ?? document.body, { position: { x: 4, y: 4 } });
  await expect.element(page.getByRole('button', { name: 'Fechar' })).toHaveAttribute('aria-disabled', 'true');
  expect(onClose).not.toHaveBeenCalled();
});

test('the requested element gets the focus', async () => {
  function Form() {
    const name = useRef<HTMLInputElement>(null);
    return (
      <Modal title="Grupo" isOpen onClose={() => {}} initialFocusRef={name}>
        <TextField label="Nome do grupo" value="" onChange={() => {}} ref={name} />
      </Modal>
    );
  }
  show(<Form />);
  await expect.element(page.getByRole('textbox', { name: 'Nome do grupo' })).toHaveFocus();
});

/** As in Safari: a press fires a click and moves no focus. */
const pressWithoutFocus = async (name: RegExp) => {
  const button = page.getByRole('button', { name });
  await expect.element(button).toBeVisible();
  (document.activeElement as HTMLElement | null)?.blur();
  (button.element() as HTMLElement).click();
  return button;
};

test('the focus returns from a modal to the pressed button in Safari', async () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Incluir</Button>
        <Modal title="Grupo" isOpen={isOpen} onClose={() => setIsOpen(false)}>
          Nome
        </Modal>
      </>
    );
  }
  show(<Page />);
  const opener = await pressWithoutFocus(/Incluir/);
  await expect.element(dialog('Grupo')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test('the focus returns from a calendar to the pressed button in Safari', async () => {
  show(<DatePicker label="Nascimento" value={null} onChange={() => {}} />);
  const opener = await pressWithoutFocus(/calendário/i);
  await expect.element(page.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test.each([
  ['modal', Modal],
  ['drawer', Drawer],
] as const)('the dialog of a %s accepts `id` and `data-*`, and has its name for stylesheets', async (ui, Part) => {
  show(
    <Part title="Operadora" isOpen onClose={() => {}} id="anchor" data-probe="x">
      Nome
    </Part>,
  );
  const shown = dialog('Operadora');
  await expect.element(shown).toHaveAttribute('id', 'anchor');
  await expect.element(shown).toHaveAttribute('data-probe', 'x');
  await expect.element(shown).toHaveAttribute('data-ui', ui);
});
