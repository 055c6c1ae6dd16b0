// @vitest-environment jsdom
import { toast } from '@oraculo/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyDialog, preloadDialogs } from './lazyDialog.tsx';

afterEach(cleanup);

const Dialog = ({ name, onClose }: { name: string; onClose: () => void }) => (
  <button type="button" onClick={onClose}>{`Fechar ${name}`}</button>
);
const nothing = () => {};

test('a dialog with preloaded code opens immediately', async () => {
  const load = vi.fn<() => Promise<{ Dialog: typeof Dialog }>>(async () => ({ Dialog }));
  const Lazy = lazyDialog('Dialog', load);
  preloadDialogs();
  await vi.waitFor(() => {
    cleanup();
    render(<Lazy name="Operadora" onClose={nothing} />);
    expect(screen.getByText('Fechar Operadora')).toBeTruthy();
  });
  expect(load).toHaveBeenCalledOnce();
});

test('a dialog without preloaded code opens after one request for its code', async () => {
  const load = vi.fn<() => Promise<{ Dialog: typeof Dialog }>>(async () => ({ Dialog }));
  const Lazy = lazyDialog('Dialog', load);
  const { rerender } = render(<Lazy name="Credencial" onClose={nothing} />);
  expect(screen.queryByText('Fechar Credencial')).toBeNull();
  expect(await screen.findByText('Fechar Credencial')).toBeTruthy();
  rerender(<Lazy key="again" name="Credencial" onClose={nothing} />);
  expect(screen.getByText('Fechar Credencial')).toBeTruthy();
  preloadDialogs();
  expect(load).toHaveBeenCalledOnce();
});

test('a dialog whose code fails to load three times shows an error and counts as closed', async () => {
  const onClose = vi.fn<() => void>();
  const load = vi.fn<() => Promise<{ Dialog: typeof Dialog }>>(() => Promise.reject(new Error('offline')));
  const Lazy = lazyDialog('Dialog', load);
  const showToast = vi.spyOn(toast, 'error');
  render(<Lazy name="Grupo" onClose={onClose} />);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 5000 });
  expect(load).toHaveBeenCalledTimes(3);
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Não foi possível abrir a janela' }),
  );
});
