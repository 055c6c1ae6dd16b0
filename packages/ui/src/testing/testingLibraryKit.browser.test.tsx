import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toast } from '../components/Toasts/toast.ts';
import { KitScreen, type Outcome } from './testingKit.fixtures.tsx';
import { testingLibraryKit } from './testingLibraryKit.ts';

const kit = testingLibraryKit({ within, waitFor, fireEvent, userEvent });
let outcome: Outcome | undefined;

beforeEach(() => {
  outcome = undefined;
  render(<KitScreen onChange={(next) => (outcome = next)} />);
});
afterEach(async () => {
  cleanup();
  toast.clear();
  await page.viewport(1280, 800);
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a range is typed, and reversed dates are swapped', async () => {
  await kit.typeRange('Período', { start: '2026-11-10', end: '2026-11-02' });
  expect(outcome?.range).toEqual({ start: '2026-11-02', end: '2026-11-10' });
});

test('a range is picked in the calendar, across months', async () => {
  await kit.pickRange('Período', { start: '2025-12-30', end: '2026-01-02' });
  expect(outcome?.range).toEqual({ start: '2025-12-30', end: '2026-01-02' });
});

test('a day that cannot be picked fails with its reason', async () => {
  await expect(kit.pickRange('Período', { start: '2026-11-19', end: '2026-11-21' })).rejects.toThrow(
    '2026-11-21 cannot be picked: Data futura não permitida',
  );
});

test('an option is chosen by its full label', async () => {
  await kit.chooseOption('Operadora', 'Vida Plena');
  expect(outcome?.operator).toBe('1');
  await kit.chooseOption('Operadora', 'Vida Plena Saúde');
  expect(outcome?.operator).toBe('2');
});

test('the helper waits for an option from the server', async () => {
  await kit.chooseOption('Prestador', 'Clínica Boreal');
  expect(outcome?.provider).toBe(1);
});

test('several options are added to the chosen ones', async () => {
  await kit.chooseOptions('Usuários', ['Caio Reis', 'Ana Lima']);
  expect(outcome?.users).toEqual([0, 2]);
  expect(screen.getByRole('combobox', { name: 'Usuários' })).toHaveProperty('ariaExpanded', 'false');
});

test('a free text is typed, a suggestion is taken, and an option is created', async () => {
  await kit.typeFreeText('Observação', 'Exa');
  expect(outcome?.remark).toBe('Exa');
  await kit.chooseOption('Observação', 'Exame');
  expect(outcome?.remark).toBe('Exame');
  await kit.createOption('Especialidade', 'Acupuntura');
  await waitFor(() => expect(outcome?.specialty).toBe('Acupuntura'));
  await kit.chooseOption('Especialidade', 'Exame');
  expect(outcome?.specialty).toBe('Exame');
});

test('tokens are added, read and removed, also a wrong one', async () => {
  await kit.addTokens('Avisar', ['ana@x.com', 'joao']);
  expect(outcome?.emails).toEqual(['ana@x.com', 'joao']);
  await kit.addTokens('Avisar', ['bia@x.com', 'ana@x.com']);
  expect(await kit.readTokens('Avisar')).toEqual(['ana@x.com', 'joao', 'bia@x.com']);
  await kit.removeToken('Avisar', 'joao');
  await kit.removeToken('Avisar', 'ana@x.com');
  expect(outcome?.emails).toEqual(['bia@x.com']);
  await kit.removeToken('Avisar', 'bia@x.com');
  expect(await kit.readTokens('Avisar')).toEqual([]);
});

test('a checkbox is checked once, and unchecked', async () => {
  await kit.setCheckbox('Urgente', true);
  await kit.setCheckbox('Urgente', true);
  expect(outcome?.isUrgent).toBe(true);
  await kit.setCheckbox('Urgente', false);
  expect(outcome?.isUrgent).toBe(false);
});

test('a radio button and a toggle button are chosen', async () => {
  await kit.chooseRadio('Tipo', 'Internação');
  await kit.chooseRadio('Mostrar', 'Internação');
  expect(outcome).toMatchObject({ kind: 'Internação', view: 'Internação' });
});

test('an item of a menu is pressed, also in a submenu', async () => {
  await kit.chooseMenuItem('Ações', 'Editar');
  await waitFor(() => expect(outcome?.chosen).toBe('edit'));
  await kit.chooseMenuItem('Ações', 'Exportar', 'CSV');
  await waitFor(() => expect(outcome?.chosen).toBe('csv'));
});

test('the main action of a split button is pressed, and an item of its menu', async () => {
  await kit.press('Salvar');
  await waitFor(() => expect(outcome?.chosen).toBe('save'));
  await kit.chooseMenuItem('Outras formas de salvar', 'Salvar como rascunho');
  await waitFor(() => expect(outcome?.chosen).toBe('draft'));
});

test('a button of a group in a toolbar is pressed, or fails with the reason why it is disabled', async () => {
  await kit.press('Desfazer');
  await waitFor(() => expect(outcome?.chosen).toBe('undo'));
  await expect(kit.press('Refazer')).rejects.toThrow('Nada a refazer');
});

test('an item of a user menu is pressed', async () => {
  await kit.chooseMenuItem('Ana Lima', 'Sair');
  await waitFor(() => expect(outcome?.chosen).toBe('sign-out'));
});

test('an entry of the palette is found and run', async () => {
  await kit.runCommand('Buscar', 'Nova operadora');
  await waitFor(() => expect(outcome?.chosen).toBe('new'));
});

test('a section is opened and closed by its title, and stays if it already has that state', async () => {
  await kit.setExpanded('Cadastro', true);
  expect(screen.getByText('Clínica Aurora')).toBeVisible();
  await kit.setExpanded('Cadastro', true);
  expect(screen.getByText('Clínica Aurora')).toBeVisible();
  await kit.setExpanded('Cadastro', false);
  expect(screen.queryByRole('group', { name: /^Cadastro/ })).toBeNull();
});

test('a step is chosen by its label', async () => {
  await kit.chooseStep('Etapas', 'Conferência');
  expect(outcome?.chosen).toBe('check');
});

test('a tag is removed, and the others stay', async () => {
  await kit.removeTag('Filtros', 'Marca: Prime');
  expect(outcome?.tags).toEqual([{ id: 'plan', label: 'Plano: Pleno' }]);
});

test('a popover is opened, and stays open if it already is', async () => {
  await kit.openPopover('Ajuda');
  await kit.openPopover('Ajuda');
  expect(screen.getByText('Guias de internação pedem a senha.')).toBeVisible();
});

test('a drawer is closed by its close button', async () => {
  await press('Ver guia');
  await kit.closeDialog('Guia 2026-0001');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a text replaces the former one, and an amount is grouped when its field is left', async () => {
  await kit.typeText('Motivo', 'Código errado');
  await kit.typeText('Valor', '1234,5');
  expect(outcome).toMatchObject({ reason: 'Código errado', amount: 123450 });
  expect(screen.getByRole('textbox', { name: 'Valor' })).toHaveProperty('value', '1.234,50');
});

test('a month is picked, and one that cannot be picked fails with its reason', async () => {
  await kit.pickMonth('Competência', '2025-03');
  expect(outcome?.month).toBe('2025-03');
  await expect(kit.pickMonth('Competência', '2026-12')).rejects.toThrow(
    '2026-12 cannot be picked: Escolha um mês até 11/2026',
  );
});

test('charts are read as text', async () => {
  expect(await kit.readBars('Guias')).toEqual({ Prontas: '1.180', Recusadas: '8' });
  expect(await kit.readBars('Linhas')).toEqual({ Prontas: '1.180', Recusadas: '8' });
  expect(await kit.readMeter('Espaço')).toBe('82 de 100 MB, Quase cheio');
  expect(await kit.readSteps('lote.csv')).toEqual({ Envio: 'Concluída', Leitura: 'Em andamento' });
  const number = kit.readStat('Em análise');
  await press('Responder');
  expect(await number).toBe('1.284');
});

const read = [
  { Carteirinha: '0412', Nome: 'Beatriz Aparecida Lourenço da Silva', Situação: 'Elegível' },
  { Carteirinha: '0977', Nome: 'João Reis', Situação: '-' },
];

test.each([
  ['a table', 1280],
  ['cards', 320],
])('rows are read from %s once they have loaded', async (_look, width) => {
  await page.viewport(width, 800);
  const reading = kit.readTable('Consultas');
  await press('Responder');
  expect(await reading).toEqual(read);
});

test.each([
  ['a table', 1280],
  ['cards', 320],
])('%s is sorted, and restored to its own order', async (_look, width) => {
  await page.viewport(width, 800);
  await press('Responder');
  await kit.sortBy('Consultas', 'Nome', 'descending');
  await waitFor(() => expect(outcome?.sort).toEqual({ columnId: 'name', direction: 'descending' }));
  await kit.sortBy('Consultas', 'Nome', null);
  expect(outcome?.sort).toBeNull();
  await expect(kit.sortBy('Consultas', 'Situação', 'ascending')).rejects.toThrow('cannot be sorted by Situação');
});

test('rows are selected by their names, and a row that cannot be selected fails with its reason', async () => {
  await press('Responder');
  await kit.selectRows('Consultas', ['0412']);
  await kit.selectRows('Consultas', ['0412']);
  await press('Concluir');
  expect(outcome?.selection).toEqual({ mode: 'some', keys: ['0412'] });
  await kit.selectRows('Consultas', ['0412'], false);
  expect(screen.queryByRole('button', { name: 'Concluir' })).toBeNull();
  await expect(kit.selectRows('Consultas', ['0977'])).rejects.toThrow('0977 cannot be selected: Em outra fila');
});

test.each([
  ['Excluir', true],
  ['Cancelar', false],
])('a confirmation dialog is answered with %s', async (button, answer) => {
  await press('Remover');
  await kit.answerConfirm('Excluir credencial?', button);
  await waitFor(() => expect(outcome?.answer).toBe(answer));
});

test('toasts are read with their texts and their urgency', async () => {
  expect(await kit.readToasts()).toEqual([]);
  await press('Enviar');
  await press('Falhar');
  const failure = { title: 'Ocorreu um erro', message: 'Tente novamente mais tarde', isUrgent: true };
  expect(await kit.findToast('Ocorreu um erro')).toEqual(failure);
  const success = { title: 'Arquivo enviado com sucesso', message: '', isUrgent: false };
  expect(await kit.readToasts()).toEqual([failure, success]);
});

test('files are dropped', async () => {
  await kit.dropFiles('Arquivo do grupo', [{ name: 'grupo.csv', type: 'text/csv', content: 'CPF\n' }]);
  expect(outcome?.files).toEqual(['grupo.csv 4']);
});
