// @vitest-environment jsdom
import { problem } from '@oraculo/api-client/fixtures';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, withScreens } from '../../../test/openScreen.tsx';
import { DocumentUpdateScreen } from './DocumentUpdateScreen.tsx';

withScreens();

const ofFirst = '11-11-111111';
const ofSecond = '22-22-222222';
const found = { lastModification: '2026-01-01T10:00:00.000Z' };

async function lookUp(barcode: string) {
  const field = await screen.findByRole('textbox', { name: /Código de barras/ });
  fireEvent.change(field, { target: { value: barcode } });
  const { form } = field as HTMLInputElement;
  if (form) fireEvent.submit(form);
  await screen.findByText(barcode);
}

async function openFileDialog() {
  fireEvent.click(screen.getByRole('button', { name: 'Alterar arquivo' }));
  return screen.findByRole('dialog');
}

/** Expires the session while the dialog of the first document is open with a chosen file. */
async function expireWithFileOfFirst(service: { answer: () => unknown }) {
  const { expireAndReturn } = openScreen(<DocumentUpdateScreen />, {
    'documents.lastModification': () => service.answer(),
  });
  await lookUp(ofFirst);
  const input = (await openFileDialog()).querySelector('input[type=file]');
  const files = [new File(['%PDF'], 'primeiro.pdf', { type: 'application/pdf' })];
  if (input) fireEvent.change(input, { target: { files } });
  await screen.findByText('primeiro.pdf');
  return expireAndReturn;
}

test('the file of a document that is not found again is kept for it, not for the next document', async () => {
  const service = { answer: (): unknown => found };
  const expireAndReturn = await expireWithFileOfFirst(service);
  service.answer = () => problem(503, 'Fora do ar.');
  expireAndReturn();
  await screen.findByText('Não foi possível pesquisar o documento');
  service.answer = () => found;
  await lookUp(ofSecond);
  expect(within(await openFileDialog()).queryByText('primeiro.pdf')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await lookUp(ofFirst);
  expect(within(await openFileDialog()).getByText('primeiro.pdf')).toBeDefined();
});

test('a search during the repeated look-up opens no dialog', async () => {
  const service = { answer: (): unknown => found };
  const expireAndReturn = await expireWithFileOfFirst(service);
  const slow = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  service.answer = slow;
  expireAndReturn();
  await vi.waitFor(() => expect(slow).toHaveBeenCalled());
  service.answer = () => found;
  await lookUp(ofSecond);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(await openFileDialog()).queryByText('primeiro.pdf')).toBeNull();
});

test('the document that is found again opens its dialog with its file', async () => {
  const expireAndReturn = await expireWithFileOfFirst({ answer: () => found });
  expireAndReturn();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('primeiro.pdf')).toBeDefined();
  expect(dialog.getByText(/Sua sessão expirou antes do envio/)).toBeDefined();
});

test('a cleared form is announced, because screen readers do not notice removed text', async () => {
  openScreen(<DocumentUpdateScreen />, { 'documents.lastModification': () => found });
  await lookUp(ofFirst);
  const [clear] = screen.getAllByRole('button', { name: 'Limpar pesquisa' });
  if (clear) fireEvent.click(clear);
  expect(screen.queryByText(ofFirst)).toBeNull();
  expect(document.querySelector('[data-live-announcer]')?.textContent).toBe('Formulário limpo');
});

test('an unknown barcode has its own message, without a retry', async () => {
  openScreen(<DocumentUpdateScreen />, {
    'documents.lastModification': () => problem(404, 'Não há documento com este código de barras.'),
  });
  const field = await screen.findByRole('textbox', { name: /Código de barras/ });
  fireEvent.change(field, { target: { value: ofFirst } });
  const { form } = field as HTMLInputElement;
  if (form) fireEvent.submit(form);
  const card = within(await screen.findByRole('region', { name: 'Documento não encontrado' }));
  expect(card.getByText(/^Confira o código no documento/)).toBeDefined();
  expect(card.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Não foi possível pesquisar o documento')).toBeNull();
});
