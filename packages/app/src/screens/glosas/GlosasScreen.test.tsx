// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, withScreens } from '../../../test/openScreen.tsx';
import { GlosasScreen } from './GlosasScreen.tsx';

withScreens();

const never = () => new Promise<never>(() => {});

async function askToRemove() {
  const [remove] = await screen.findAllByRole('button', { name: /^Excluir / });
  if (remove) fireEvent.click(remove);
  return within(await screen.findByRole('alertdialog', { name: 'Deseja mesmo excluir?' }));
}

async function exportErrors() {
  const [show] = await screen.findAllByRole('button', { name: /Ver retorno da operadora/ });
  if (show) fireEvent.click(show);
  fireEvent.click(await screen.findByRole('button', { name: 'Exportar erros' }));
}

test('a file can be removed while the errors of another one are exported', async () => {
  const exported = vi.fn<() => Promise<never>>(never);
  openScreen(<GlosasScreen />, { 'glosas.exportErrors': exported });
  await exportErrors();
  await waitFor(() => expect(exported).toHaveBeenCalledOnce());
  fireEvent.click(screen.getByRole('button', { name: 'Exportar erros' }));
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await askToRemove();
  expect(exported).toHaveBeenCalledOnce();
});

test('errors can be exported while another file is removed', async () => {
  const exported = vi.fn<() => Promise<never>>(never);
  const removed = vi.fn<() => Promise<never>>(never);
  openScreen(<GlosasScreen />, { 'glosas.exportErrors': exported, 'glosas.remove': removed });
  const dialog = await askToRemove();
  fireEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(removed).toHaveBeenCalledOnce());
  await exportErrors();
  await waitFor(() => expect(exported).toHaveBeenCalledOnce());
});
