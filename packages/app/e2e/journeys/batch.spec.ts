import { csv } from '@oraculo-tools/testkit/app/files.ts';
import { expect, test } from '../harness/journey.ts';
import { patient } from '@oraculo-tools/testkit/app/people.ts';

const { card, cpf, name, birth } = patient;
const lines = Array.from({ length: 60 }, () => [card, cpf, name, birth].join(','));
const group = ['CARTEIRINHA,CPF,NOME,NASCIMENTO', ...lines].join('\n');

// spec: x.5
test('a group is sent, and its processing cancelled', async ({ page, journey }) => {
  const { keys } = journey;
  await journey.signIn('leitura');
  await journey.goTo('Gestão em massa', 'Elegibilidade');
  const table = page.getByRole('table', { name: 'Grupos enviados' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await journey.check('the groups');

  await keys.use(page.getByRole('button', { name: 'Incluir grupo' }));
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  const brand = dialog.getByRole('combobox', { name: 'Marca' });
  await expect(dialog.getByText('Selecione uma operadora')).toBeVisible();
  await journey.check('the empty dialog');
  await keys.choose(dialog.getByRole('combobox', { name: 'Operadora' }), 'Saúde Norte');
  await keys.chooseFirst(brand);
  await keys.attach(dialog.getByRole('button', { name: 'escolha no computador' }), csv('grupo.csv', group));
  await expect(dialog.getByText(/^60 linhas · /)).toBeVisible();
  await journey.check('the group is looked into');
  const template = await keys.download(dialog.getByRole('button', { name: 'Baixar modelo' }));
  expect(template.suggestedFilename()).toBe('modelo-consulta-lote.csv');
  await keys.use(dialog.getByRole('button', { name: 'Salvar' }));
  await journey.toast('Arquivo enviado com sucesso');
  await expect(dialog).toHaveCount(0);

  const row = table.getByRole('row').nth(1);
  const cancel = row.getByRole('button', { name: 'Cancelar processamento de grupo.csv' });
  const question = page.getByRole('alertdialog', { name: 'Deseja cancelar o processamento?' });
  await keys.use(cancel);
  await expect(question.getByRole('button', { name: 'Não' })).toBeFocused();
  await journey.check('the question');
  await keys.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await keys.press('Enter');
  await keys.use(question.getByRole('button', { name: 'Sim' }));
  await journey.toast('Processamento cancelado com sucesso');
  await expect(row.getByText('Cancelado', { exact: true })).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await journey.check('cancelled');
});
