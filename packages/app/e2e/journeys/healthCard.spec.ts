import { readFile } from 'node:fs/promises';
import { sheet } from '@oraculo-tools/testkit/app/files.ts';
import { expect, test } from '../harness/journey.ts';
import { patient } from '@oraculo-tools/testkit/app/people.ts';

// spec: x.5
test('a spreadsheet of the health card is sent, and its errors name the unknown CPF', async ({
  page,
  journey,
  gateway,
}) => {
  const { keys, person } = journey;
  const rows = [
    ['CPF', 'NOME'],
    [patient.cpf, patient.name],
    [person.cpf, person.name],
  ];
  const file = await sheet('adesoes.xlsx', rows);
  await journey.signIn('recebiveis');
  await journey.goTo('Cartão +Saúde');
  const table = page.getByRole('table', { name: 'Arquivos enviados' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await journey.check('the uploads');
  await keys.use(page.getByRole('button', { name: 'Subir arquivo' }));
  const dialog = page.getByRole('dialog', { name: 'Cartão +Saúde' });
  const template = await keys.download(dialog.getByRole('link', { name: 'Baixar modelo' }));
  expect(template.suggestedFilename()).toBe('modelo-cartao-saude.xlsx');
  await keys.attach(dialog.getByRole('button', { name: 'escolha no computador' }), file);
  await expect(dialog.getByText('adesoes.xlsx', { exact: true })).toBeVisible();
  await journey.check('a file is chosen');
  await keys.use(dialog.getByRole('button', { name: 'Salvar' }));
  await journey.toast('Arquivos adicionados com sucesso');
  await expect(dialog).toHaveCount(0);

  await gateway.finishJobs();
  const row = table.getByRole('row').filter({ hasText: 'adesoes.xlsx' }).first();
  const showErrors = row.getByRole('button', { name: 'Ver erros de adesoes.xlsx' });
  await expect(showErrors).toBeVisible();
  await journey.check('with errors');
  await keys.use(showErrors);
  const details = page.getByRole('dialog', { name: 'Detalhes dos erros' });
  await expect(details.getByText('CPF não encontrado entre os beneficiários.').first()).toBeVisible();
  await expect(details.getByText(patient.cpf)).toHaveCount(0);
  await journey.check('the errors, CPF masked');
  const saved = await keys.download(details.getByRole('button', { name: 'Baixar arquivo de erros' }));
  expect(await readFile(await saved.path(), 'utf8')).toContain(`${patient.cpf},2,`);
  await keys.press('Escape');
  await expect(showErrors).toBeFocused();
});
