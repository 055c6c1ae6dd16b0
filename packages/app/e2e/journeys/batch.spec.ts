import { csv } from '@oraculo-tools/testkit/app/files.ts';
import { expect, test } from '../harness/journey.ts';
import { patient } from '@oraculo-tools/testkit/app/people.ts';

const { card, cpf, name, birth } = patient;
const lines = Array.from({ length: 60 }, () => [card, cpf, name, birth].join(','));
const batchCsv = ['CARTEIRINHA,CPF,NOME,NASCIMENTO', ...lines].join('\n');

// spec: x.5
test('a batch is sent, and its processing is cancelled', async ({ page, journey }) => {
  const { keys } = journey;
  await journey.signIn('leitura');
  await journey.goTo('Gestão em massa', 'Elegibilidade');
  const table = page.getByRole('table', { name: 'Grupos enviados' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await journey.check('the list of batches');

  await keys.use(page.getByRole('button', { name: 'Incluir grupo' }));
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  const brand = dialog.getByRole('combobox', { name: 'Marca' });
  await expect(dialog.getByText('Selecione uma operadora')).toBeVisible();
  await journey.check('the empty dialog');
  await keys.choose(dialog.getByRole('combobox', { name: 'Operadora' }), 'Saúde Norte');
  await keys.chooseFirst(brand);
  await keys.attach(dialog.getByRole('button', { name: 'escolha no computador' }), csv('grupo.csv', batchCsv));
  await expect(dialog.getByText(/^60 linhas · /)).toBeVisible();
  await journey.check('the preview of the file');
  const template = await keys.download(dialog.getByRole('button', { name: 'Baixar modelo' }));
  expect(template.suggestedFilename()).toBe('modelo-consulta-lote.csv');
  await keys.use(dialog.getByRole('button', { name: 'Salvar' }));
  await journey.toast('Arquivo enviado com sucesso');
  await expect(dialog).toHaveCount(0);

  const row = table.getByRole('row').nth(1);
  const cancel = row.getByRole('button', { name: 'Cancelar processamento de grupo.csv' });
  const confirmation = page.getByRole('alertdialog', { name: 'Deseja cancelar o processamento?' });
  await keys.use(cancel);
  await expect(confirmation.getByRole('button', { name: 'Não' })).toBeFocused();
  await journey.check('the confirmation');
  await keys.press('Enter');
  await expect(confirmation).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await keys.press('Enter');
  await keys.use(confirmation.getByRole('button', { name: 'Sim' }));
  await journey.toast('Processamento cancelado com sucesso');
  await expect(row.getByText('Cancelado', { exact: true })).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await journey.check('cancelled');
});
