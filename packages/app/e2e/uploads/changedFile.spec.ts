import { rm, writeFile } from 'node:fs/promises';
import { sheet } from '@oraculo-tools/testkit/app/files.ts';
import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

const sentence = 'O arquivo mudou ou foi apagado depois de escolhido. Escolha-o de novo.';
const lines = 'CARTEIRINHA;CPF;NOME;NASCIMENTO\n1234567890123456;;;\n';

// spec: x.62
test('a CSV that was saved again after it was chosen is not sent, and says so', async ({
  page,
  signIn,
  faults,
}, info) => {
  faults.allow(/ERR_UPLOAD_FILE_CHANGED|fileChanged/);
  const path = info.outputPath('lote.csv');
  await writeFile(path, lines);
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await choose(dialog, 'Marca', 'Laboratório Aurora');
  await dialog.locator('input[type=file]').setInputFiles(path);
  await writeFile(path, `${lines}1234567890123457;;;\n`);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const file = dialog.getByRole('listitem').filter({ hasText: 'lote.csv' });
  await expect(file).toContainText(sentence);
  await expect(file.getByRole('button', { name: /^Tentar/ })).toHaveCount(0);
  await expect(page.getByText('Verifique sua conexão')).toHaveCount(0);

  await dialog.locator('input[type=file]').setInputFiles(path);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);
});

// spec: x.62
test('a spreadsheet that was deleted after it was chosen is not sent, and says so', async ({
  page,
  signIn,
  faults,
}, info) => {
  faults.allow(/ERR_FILE_NOT_FOUND|fileChanged/);
  const path = info.outputPath('cartoes.xlsx');
  const { buffer } = await sheet('cartoes.xlsx', [['CPF'], ['52998224725']]);
  await writeFile(path, buffer);
  await signIn('recebiveis');
  await page.goto('/saude-mais');
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cartão +Saúde' });
  await dialog.locator('input[type=file]').setInputFiles(path);
  await rm(path);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'cartoes.xlsx' })).toContainText(sentence);
});
