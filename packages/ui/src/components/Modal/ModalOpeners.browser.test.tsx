import { cleanup, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import type { ModalCloseReason } from './DialogFrame.tsx';
import { Modal } from './Modal.tsx';

afterEach(cleanup);

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

function Groups() {
  const [isOpen, setOpen] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  return (
    <UiProvider>
      <Menu label="Ações" items={[{ id: 'rename', label: 'Renomear', onPress: () => setOpen(true) }]} />
      <Modal title="Grupo" isOpen={isOpen} onClose={() => setOpen(false)} initialFocusRef={nameRef}>
        <TextField label="Nome do grupo" ref={nameRef} />
      </Modal>
    </UiProvider>
  );
}

test('a modal that a menu item opens focuses the requested element, and returns the focus to the menu', async () => {
  render(<Groups />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Renomear' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Nome do grupo' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('Grupo')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Ações' })).toHaveFocus();
});

function ByButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <UiProvider>
      <Button onPress={() => setOpen(true)}>Incluir grupo</Button>
      <Modal title="Grupo" isOpen={isOpen} onClose={() => setOpen(false)}>
        Nome
      </Modal>
    </UiProvider>
  );
}

test.each(['{Enter}', ' '])('a modal that a key (%s) opens has the focus as soon as it is in the page', async (key) => {
  render(<ByButton />);
  const focusedAtFirst = new Promise<Element | null>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[role="dialog"]')) return;
      watch.disconnect();
      resolve(document.activeElement);
    });
    watch.observe(document.body, { childList: true });
  });
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(await focusedAtFirst).toBe(dialog('Grupo').element());
});

test('a press outside of a calendar closes the calendar, and not the modal around it', async () => {
  await page.viewport(1280, 900);
  const onClose = vi.fn<(reason: ModalCloseReason) => void>();
  render(
    <UiProvider>
      <Modal title="Relatório" isOpen onClose={onClose}>
        <DateRangePicker label="Período" />
      </Modal>
    </UiProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Abrir calendário: Data final' }));
  await expect.element(page.getByRole('grid')).toBeVisible();
  await userEvent.click(page.getByRole('heading', { name: 'Relatório' }));
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(dialog('Relatório')).toBeVisible();
});

test('a press on the backdrop closes only the modal: its parents in the React tree get no event', async () => {
  await page.viewport(1280, 900);
  const onClose = vi.fn<(reason: ModalCloseReason) => void>();
  const onPressAround = vi.fn<() => void>();
  const around = { onClick: onPressAround, onPointerDown: onPressAround };
  render(
    <UiProvider>
      <div {...around}>
        <Modal title="Relatório" isOpen onClose={onClose}>
          Linhas
        </Modal>
      </div>
    </UiProvider>,
  );
  await expect.element(dialog('Relatório')).toHaveFocus();
  await userEvent.click(document.elementFromPoint(4, 4) ?? document.body, { position: { x: 4, y: 4 } });
  expect(onClose).toHaveBeenCalledExactlyOnceWith('backdrop');
  expect(onPressAround).not.toHaveBeenCalled();
});

test('a double click on the button that opens a modal leaves it open', async () => {
  await page.viewport(1280, 900);
  const onClose = vi.fn<(reason: ModalCloseReason) => void>();
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <UiProvider>
        <button type="button" onClick={() => setOpen(true)}>
          Incluir
        </button>
        <Modal title="Grupo" isOpen={isOpen} onClose={onClose}>
          Linhas
        </Modal>
      </UiProvider>
    );
  }
  render(<Opener />);
  await userEvent.dblClick(page.getByRole('button', { name: 'Incluir' }));
  await expect.element(dialog('Grupo')).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(document.elementFromPoint(4, 4) ?? document.body, { position: { x: 4, y: 4 } });
  expect(onClose).toHaveBeenCalledExactlyOnceWith('backdrop');
});
