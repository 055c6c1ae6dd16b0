import { cleanup, render } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from '../../../components/Button/Button.tsx';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { Modal } from '../../../components/Modal/Modal.tsx';
import { Popover } from '../../../components/Popover/Popover.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { toast } from '../../../components/Toasts/toast.ts';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';

const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

const copies = () => [...document.querySelectorAll<HTMLElement>('[data-leaving]')];
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Exit animations last ten minutes here; the tests end them. */
const exitDuration = '--ui-duration-quick';
/** Ends all exit animations. A copy is added one microtask after its layer is removed. */
const finishExits = async () => {
  await expect
    .poll(() => {
      for (const copy of copies()) copy.getAnimations({ subtree: true }).forEach((animation) => animation.finish());
      return copies().length;
    })
    .toBe(0);
};

function Dialogs({ as: Dialog, children }: { as: typeof Modal; children?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <UiProvider>
      <Button onPress={() => setIsOpen(true)}>Editar</Button>
      <Dialog title="Credencial" isOpen={isOpen} onClose={() => flushSync(() => setIsOpen(false))}>
        <TextField label="Usuário" name="user" />
        {children && <div style={{ blockSize: '3000px' }}>{children}</div>}
      </Dialog>
    </UiProvider>
  );
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  await setMotion('no-preference');
  document.documentElement.style.setProperty(exitDuration, '600s');
});

afterEach(async () => {
  cleanup();
  flushSync(() => toast.clear());
  await finishExits();
  document.documentElement.style.removeProperty(exitDuration);
  await setMotion('reduce');
});

test.each([
  ['modal', Modal],
  ['drawer', Drawer],
] as const)('a %s that closes returns the focus immediately, and its copy disappears later', async (_name, as) => {
  render(<Dialogs as={as} />);
  await userEvent.click(button('Editar'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Usuário' }), 'ana');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button('Editar').element());
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(button('Editar').element().closest('[inert], [aria-hidden]')).toBeNull();
  const [copy] = copies();
  expect(copy?.inert).toBe(true);
  expect(copy?.querySelector('input')?.value).toBe('ana');
  expect(copy?.querySelectorAll('[id], [name], [role="dialog"]').length).toBe(0);
  await finishExits();
});

test('a dialog can be opened and used while the copy of the last one disappears', async () => {
  render(<Dialogs as={Modal} />);
  await userEvent.click(button('Editar'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(copies()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(page.getByRole('textbox', { name: 'Usuário' }), 'bia');
  await expect.element(page.getByRole('textbox', { name: 'Usuário' })).toHaveValue('bia');
});

test('an exit animation starts where the entrance animation was interrupted', async () => {
  render(<Dialogs as={Drawer} />);
  await userEvent.click(button('Editar'));
  const dialog = page.getByRole('dialog').element();
  const panel = dialog.parentElement as HTMLElement;
  for (const entrance of panel.getAnimations()) {
    entrance.pause();
    entrance.currentTime = 60;
  }
  const reached = getComputedStyle(panel).opacity;
  expect(Number(reached)).toBeLessThan(1);
  await userEvent.keyboard('{Escape}');
  expect(copies()[0]?.querySelector<HTMLElement>('[style*="opacity"]')?.style.opacity).toBe(reached);
});

test('the copy of a scrolled dialog shows the same part of it', async () => {
  render(<Dialogs as={Modal}>Texto longo</Dialogs>);
  await userEvent.click(button('Editar'));
  const dialog = page.getByRole('dialog').element();
  dialog.scrollTop = 300;
  await userEvent.keyboard('{Escape}');
  expect(copies()[0]?.firstElementChild?.firstElementChild?.scrollTop).toBe(300);
});

test('menu, popover, calendar and toast each show a copy', async () => {
  render(
    <UiProvider>
      <Menu label="Ações" items={[{ id: 'edit', label: 'Editar', onPress: () => {} }]} />
      <Popover label="Ajuda">Texto</Popover>
      <DatePicker label="Data" value={null} onChange={() => {}} />
    </UiProvider>,
  );
  for (const [open, role] of [
    [button('Ações'), 'menu'],
    [button('Ajuda'), 'dialog'],
  ] as const) {
    await userEvent.click(open);
    await expect.element(page.getByRole(role)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(copies()).toHaveLength(1);
    await finishExits();
  }
  await userEvent.click(page.getByRole('textbox'));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(copies()).toHaveLength(1);
  expect(copies()[0]?.matches(':popover-open')).toBe(true);
  await finishExits();
  const withdraw = toast.success({ title: 'Salvo', durationMs: Number.POSITIVE_INFINITY });
  await expect.element(page.getByRole('group', { name: 'Salvo' })).toBeVisible();
  const { left, top } = page.getByRole('group', { name: 'Salvo' }).element().getBoundingClientRect();
  flushSync(withdraw);
  await expect.poll(copies).toHaveLength(1);
  const place = copies()[0]?.getBoundingClientRect();
  expect(Math.abs((place?.left ?? 0) - left)).toBeLessThan(1);
  expect(Math.abs((place?.top ?? 0) - top)).toBeLessThan(9);
});

test('a copy has no password, and is removed when the tab is hidden, where animations pause', async () => {
  render(
    <UiProvider>
      <Modal title="Credencial" isOpen onClose={() => {}}>
        <input type="password" aria-label="Senha" defaultValue="segredo" />
      </Modal>
    </UiProvider>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  cleanup();
  await expect.poll(copies).toHaveLength(1);
  expect(copies()[0]?.querySelector('input')?.value).toBe('');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(copies()).toHaveLength(0);
});

test('with reduced motion nothing is copied and nothing moves', async () => {
  await setMotion('reduce');
  render(<Dialogs as={Drawer} />);
  await userEvent.click(button('Editar'));
  expect(page.getByRole('dialog').element().parentElement?.getAnimations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(copies()).toEqual([]);
});

test('strict mode, which runs effects twice, shows no copy of a dialog that stays open', async () => {
  render(
    <StrictMode>
      <Dialogs as={Modal} />
    </StrictMode>,
  );
  await userEvent.click(button('Editar'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(copies()).toEqual([]);
});

test('a dialog with an iframe closes without a copy, which would load the frame again', async () => {
  function WithFrame() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Modal title="Prévia" isOpen={isOpen} onClose={() => flushSync(() => setIsOpen(false))}>
        <iframe title="Documento" sandbox="" srcDoc="<p>Guia</p>" />
      </Modal>
    );
  }
  render(<WithFrame />);
  await expect.element(page.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(page.getByRole('dialog').elements()).toEqual([]);
  expect(copies()).toEqual([]);
});
