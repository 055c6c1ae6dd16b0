import { readFile } from 'node:fs/promises';
import { csv } from '@oraculo-tools/testkit/app/files.ts';
import { expect, test } from '../harness/journey.ts';
import { patient } from '@oraculo-tools/testkit/app/people.ts';

/** One file that the archive holds and one that it never had. */
const wanted = `NOME\nguia_202201_000001.pdf\nguia ${patient.name}.pdf\n`;

// spec: x.5
test('old files are requested, and the list of missing ones is read and saved', async ({ page, journey, gateway }) => {
  const { keys } = journey;
  await journey.signIn('recebiveis');
  await journey.goTo('Resgate de arquivos antigos', 'Automações');
  const table = page.getByRole('table', { name: 'Solicitações de arquivos antigos' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await journey.check('the requests');

  await keys.use(page.getByRole('button', { name: 'Subir arquivo' }));
  const dialog = page.getByRole('dialog', { name: 'Solicitar arquivos antigos' });
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveAccessibleDescription('Escolha um arquivo');
  await journey.check('the empty dialog');
  await keys.attach(dialog.getByRole('button', { name: 'escolha no computador' }), csv('resgate-de-março.csv', wanted));
  await expect(dialog.getByText(/resgate-de-marco\.csv/)).toBeVisible();
  await journey.check('a file is chosen');
  await keys.use(dialog.getByRole('button', { name: 'Salvar' }));
  await expect(dialog).toHaveCount(0);

  await gateway.finishJobs();
  const row = table.getByRole('row').filter({ hasText: 'resgate-de-marco.csv' }).first();
  await expect(row.getByText('Sucesso parcial · 1/2', { exact: true })).toBeVisible();
  await journey.check('half of it was found');
  await keys.use(row.getByRole('button', { name: /^Ver erros/ }));
  const errors = page.getByRole('dialog', { name: 'Visualização de erros' });
  await expect(errors.getByText('1 erro(s) encontrado(s)')).toBeVisible();
  await expect(errors.getByText(patient.name)).toBeVisible();
  await journey.check('the errors');
  const file = await keys.download(errors.getByRole('button', { name: 'Baixar arquivo de erros' }));
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFNOME,ERRO\r\n.*Quitéria/);
  await keys.press('Escape');
  await expect(errors).toHaveCount(0);
  await expect(row.getByRole('button', { name: /^Ver erros/ })).toBeFocused();
});
