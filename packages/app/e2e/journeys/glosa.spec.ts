import { readFile } from 'node:fs/promises';
import { sheet } from '@oraculo-tools/testkit/app/files.ts';
import { expect, test } from '../harness/journey.ts';
import { typedSecrets } from '@oraculo-tools/testkit/app/people.ts';

const header = ['NUMERO_GUIA', 'VALOR', 'JUSTIFICATIVA'];

// spec: x.5
test('appeals are sent, their errors are read and saved, and a failed one is deleted', async ({
  page,
  journey,
  gateway,
}) => {
  const { keys } = journey;
  await journey.signIn('recebiveis');
  await journey.goTo('Recurso de glosas', 'Automações');
  const table = page.getByRole('table', { name: 'Recursos enviados' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await journey.check('the appeals');

  await keys.use(page.getByRole('button', { name: 'Subir arquivo' }));
  const dialog = page.getByRole('dialog', { name: 'Recurso de glosa' });
  await keys.attach(dialog.getByRole('button', { name: 'escolha no computador' }), [
    await sheet('recurso-em-parte.xlsx', [
      header,
      ['100000000001', '120,50', typedSecrets.appealReason],
      ['abc', '80,00', typedSecrets.appealReason],
    ]),
    await sheet('recurso-sem-guias.xlsx', [header, ['abc', '80,00', typedSecrets.appealReason]]),
  ]);
  await expect(dialog.getByText('recurso-sem-guias.xlsx', { exact: true })).toBeVisible();
  await journey.check('two files are chosen');
  await keys.use(dialog.getByRole('button', { name: 'Salvar' }));
  await journey.toast('Arquivos adicionados com sucesso');
  await expect(dialog).toHaveCount(0);

  await gateway.finishJobs();
  const partial = table.getByRole('row').filter({ hasText: 'recurso-em-parte.xlsx' });
  const failed = table.getByRole('row').filter({ hasText: 'recurso-sem-guias.xlsx' });
  const remove = failed.getByRole('button', { name: 'Excluir recurso-sem-guias.xlsx' });
  await expect(remove).toBeVisible();
  await expect(partial.getByText('Sucesso parcial · 1/2', { exact: true })).toBeVisible();
  await journey.check('one in part, one refused');

  await keys.use(partial.getByRole('button', { name: /^Ver retorno da operadora/ }));
  const details = page.getByRole('dialog', { name: 'Retorno da operadora' });
  await expect(details.getByText('O número da guia deve ter só dígitos, até 20.')).toBeVisible();
  await journey.check('the return');
  const file = await keys.download(details.getByRole('button', { name: 'Exportar erros' }));
  expect(await readFile(await file.path(), 'utf8')).toContain('G002');
  await keys.press('Escape');
  await expect(details).toHaveCount(0);

  await keys.use(remove);
  const confirmation = page.getByRole('alertdialog', { name: 'Deseja mesmo excluir?' });
  await expect(confirmation).toBeVisible();
  await journey.check('the confirmation');
  await keys.use(confirmation.getByRole('button', { name: 'Excluir' }));
  await journey.toast('Arquivo excluído com sucesso');
  await expect(failed).toHaveCount(0);
  await journey.check('deleted');
});
