import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { Modal, type ModalProps } from '../../../components/Modal/Modal.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { toast } from '../../../components/Toasts/toast.ts';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';

const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

interface Finger {
  /** Where the touch begins, and by how much each event moves it. */
  on: Element;
  steps: readonly (readonly [x: number, y: number])[];
  end?: 'pointerup' | 'pointercancel' | undefined;
  /** The time between two events. A slow swipe closes only if it is long enough. */
  stepMs?: number | undefined;
  pointerType?: string | undefined;
}

function swipe({ on, steps, end = 'pointerup', stepMs = 100, pointerType = 'touch' }: Finger) {
  let [clientX, clientY, time] = [100, 100, 1000];
  const send = (type: string) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      pointerId: 7,
      isPrimary: true,
      pointerType,
      clientX,
      clientY,
    });
    Object.defineProperty(event, 'timeStamp', { value: time });
    on.dispatchEvent(event);
  };
  send('pointerdown');
  for (const [x, y] of steps) {
    clientX += x;
    clientY += y;
    time += stepMs;
    send('pointermove');
  }
  return { lift: () => flushSync(() => send(end)) };
}

const right = (pixels: number) => Array.from({ length: pixels / 10 }, () => [10, 0] as const);
const down = (pixels: number) => Array.from({ length: pixels / 10 }, () => [0, 10] as const);

const raise = async () => {
  render(<UiProvider>{null}</UiProvider>);
  toast.success({ title: 'Salvo', durationMs: Number.POSITIVE_INFINITY });
  await expect.element(page.getByRole('group', { name: 'Salvo' })).toBeVisible();
  return page.getByRole('group', { name: 'Salvo' }).element() as HTMLElement;
};

const onClose = vi.fn<ModalProps['onClose']>();

function Sheet({ as: Dialog = Modal, ...props }: Partial<ModalProps> & { as?: typeof Modal }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <UiProvider>
      <Dialog
        title="Credencial"
        {...props}
        isOpen={isOpen}
        onClose={(reason) => {
          onClose(reason);
          setIsOpen(false);
        }}
      >
        <TextField label="Usuário" name="user" />
        <div style={{ blockSize: '2000px' }}>Texto longo</div>
      </Dialog>
    </UiProvider>
  );
}

const dialog = page.getByRole('dialog', { name: 'Credencial' });
const showSheet = async (props: Parameters<typeof Sheet>[0] = {}) => {
  render(<Sheet {...props} />);
  await expect.element(dialog).toBeVisible();
  const title = page.getByRole('heading', { name: 'Credencial' }).element();
  return { title, panel: dialog.element().parentElement as HTMLElement };
};

beforeEach(async () => {
  onClose.mockReset();
  await page.viewport(390, 844);
  await setMotion('no-preference');
});

afterEach(async () => {
  cleanup();
  flushSync(() => toast.clear());
  await setMotion('reduce');
  for (const copy of document.querySelectorAll('[data-leaving]')) copy.remove();
});

test('a toast follows a finger to the right, and is closed by a far swipe', async () => {
  const card = await raise();
  const { lift } = swipe({ on: card, steps: right(160) });
  expect(card.style.translate).toBe('152px');
  lift();
  await expect.element(page.getByRole('group', { name: 'Salvo' })).not.toBeInTheDocument();
});

test('a toast is closed by a short fast swipe', async () => {
  const card = await raise();
  swipe({ on: card, steps: right(50), stepMs: 10 }).lift();
  await expect.element(page.getByRole('group', { name: 'Salvo' })).not.toBeInTheDocument();
});

test.each([
  ['is short and slow', { steps: right(60) }],
  ['goes down, as a scroll', { steps: [...down(60), ...right(200)] }],
  ['goes to the left', { steps: right(200).map(([x]) => [-x, 0] as const) }],
  ['is taken over by the browser', { steps: right(200), end: 'pointercancel' }],
  ['is made with a mouse, which selects text', { steps: right(200), pointerType: 'mouse' }],
] as const)('a toast returns to its place if the swipe %s', async (_what, touch) => {
  const card = await raise();
  swipe({ on: card, ...touch }).lift();
  await expect.poll(() => getComputedStyle(card).translate).toMatch(/^(none|0px)$/);
  expect(card.isConnected).toBe(true);
});

test('a finger catches a toast that is on its way back', async () => {
  const card = await raise();
  card.style.setProperty('--ui-duration-quick', '600s');
  swipe({ on: card, steps: right(100) }).lift();
  const { lift } = swipe({ on: card, steps: right(60) });
  expect(Number.parseFloat(card.style.translate)).toBeGreaterThan(120);
  lift();
  await expect.element(page.getByRole('group', { name: 'Salvo' })).not.toBeInTheDocument();
});

test('with reduced motion a toast does not move, and a swipe closes it', async () => {
  await setMotion('reduce');
  const card = await raise();
  const { lift } = swipe({ on: card, steps: right(160) });
  expect(card.style.translate).toBe('');
  lift();
  await expect.element(page.getByRole('group', { name: 'Salvo' })).not.toBeInTheDocument();
});

test('a sheet on a phone is closed by a swipe down on its title', async () => {
  const { title, panel } = await showSheet();
  const { lift } = swipe({ on: title, steps: down(160) });
  expect(panel.style.translate).toBe('0px 152px');
  lift();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledExactlyOnceWith('swipe');
});

test('a drawer on a phone is closed by a swipe to its side', async () => {
  const { title } = await showSheet({ as: Drawer as typeof Modal });
  swipe({ on: title, steps: right(160) }).lift();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledExactlyOnceWith('swipe');
});

test('a swipe on the content or on a field of a sheet does not move or close it', async () => {
  const { panel } = await showSheet();
  const field = page.getByRole('textbox', { name: 'Usuário' }).element();
  for (const on of [field, dialog.element()]) swipe({ on, steps: down(300) }).lift();
  expect(panel.style.translate).toBe('');
  expect(onClose).not.toHaveBeenCalled();
});

test('on a wide screen a dialog stays where it is', async () => {
  await page.viewport(1280, 900);
  const { title } = await showSheet();
  swipe({ on: title, steps: down(300) }).lift();
  expect(onClose).not.toHaveBeenCalled();
});

test('a sheet with changes returns to its place, and asks', async () => {
  const { title, panel } = await showSheet({ isDirty: true });
  swipe({ on: title, steps: down(200) }).lift();
  await expect.element(page.getByRole('alertdialog', { name: 'Descartar alterações?' })).toBeVisible();
  await expect.poll(() => getComputedStyle(panel).translate).toMatch(/^(none|0px)$/);
  expect(onClose).not.toHaveBeenCalled();
});

test('a sheet that must stay open announces it and returns to its place', async () => {
  const { title, panel } = await showSheet({ isDismissable: false });
  swipe({ on: title, steps: down(200) }).lift();
  await expect.element(page.getByText('Não é possível fechar agora. Aguarde a conclusão.').first()).toBeInTheDocument();
  await expect.poll(() => getComputedStyle(panel).translate).toMatch(/^(none|0px)$/);
  expect(onClose).not.toHaveBeenCalled();
});
