// @vitest-environment jsdom
import { fixtures } from '@oraculo/api-client/fixtures';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, withScreens } from '../../../test/openScreen.tsx';
import { CredentialsScreen } from './CredentialsScreen.tsx';

withScreens();

const stored = { ...fixtures['credentials.list'].rows[1], password: 'segredo' };

/** A call that responds with the stored record when the test allows it. */
function slowCall() {
  const answers: ((value: unknown) => void)[] = [];
  return {
    answer: () => new Promise<unknown>((resolve) => answers.push(resolve)),
    requested: () => waitFor(() => expect(answers).toHaveLength(1)),
    arrive: () => act(async () => answers[0]?.(stored)),
  };
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

async function typeUserOfNew() {
  await press('Cadastrar credencial');
  const dialog = await screen.findByRole('dialog', { name: 'Cadastrar credencial' });
  const field = within(dialog).getByRole('textbox', { name: /^Usuário/ });
  fireEvent.change(field, { target: { value: 'nova.conta' } });
}

const shownDialogs = () =>
  screen
    .queryAllByRole('dialog')
    .map((dialog) => `${dialog.getAttribute('aria-label') ?? within(dialog).getAllByRole('heading')[0]?.textContent}`);

test('a credential that loads late does not change the dialog of a new one', async () => {
  const load = slowCall();
  openScreen(<CredentialsScreen />, { 'credentials.get': load.answer });
  await press(/Editar ipe\.portal/);
  await load.requested();
  await typeUserOfNew();
  await load.arrive();
  expect(shownDialogs()).toEqual(['Cadastrar credencial']);
  expect(screen.getByDisplayValue('nova.conta')).toBeDefined();
});

test('the save of a closed dialog does not close another dialog', async () => {
  const save = slowCall();
  openScreen(<CredentialsScreen />, { 'credentials.get': () => stored, 'credentials.update': save.answer });
  await press(/Editar ipe\.portal/);
  const dialog = await screen.findByRole('dialog', { name: 'Editar credencial' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Descrição' }), { target: { value: 'x' } });
  const form = dialog.querySelector('form');
  if (form) fireEvent.submit(form);
  await save.requested();
  await press('Cancelar');
  await press('Descartar');
  await waitFor(() => expect(shownDialogs()).toEqual([]));
  await typeUserOfNew();
  await save.arrive();
  expect(shownDialogs()).toEqual(['Cadastrar credencial']);
  expect(screen.getByDisplayValue('nova.conta')).toBeDefined();
});

test('a credential can be removed while the report is created', async () => {
  const report = slowCall();
  const removal = slowCall();
  openScreen(<CredentialsScreen />, { 'credentials.report': report.answer, 'credentials.remove': removal.answer });
  const exportButton = await screen.findByRole('button', { name: 'Exportar Relatório' });
  fireEvent.click(exportButton);
  await report.requested();
  await press(/Excluir ipe\.portal/);
  const sure = await screen.findByRole('alertdialog', { name: 'Excluir Credencial' });
  expect(exportButton.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(within(sure).getByRole('button', { name: 'Excluir' }));
  await removal.requested();
  expect(exportButton.getAttribute('aria-busy')).toBe('true');
  await removal.arrive();
  expect(exportButton.getAttribute('aria-busy')).toBe('true');
});

test('the report can be requested while a credential is removed', async () => {
  const report = slowCall();
  const removal = slowCall();
  openScreen(<CredentialsScreen />, { 'credentials.report': report.answer, 'credentials.remove': removal.answer });
  await press(/Excluir ipe\.portal/);
  const sure = await screen.findByRole('alertdialog', { name: 'Excluir Credencial' });
  fireEvent.click(within(sure).getByRole('button', { name: 'Excluir' }));
  await removal.requested();
  const exportButton = await screen.findByRole('button', { name: 'Exportar Relatório' });
  fireEvent.click(exportButton);
  await report.requested();
  expect(exportButton.getAttribute('aria-busy')).toBe('true');
});
