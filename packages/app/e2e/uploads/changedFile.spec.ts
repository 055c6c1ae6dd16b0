import { rm, utimes, writeFile } from 'node:fs/promises';
import { sheet } from '@oraculo-tools/testkit/app/files.ts';
import type { Page } from '@playwright/test';
import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

const sentence = 'O arquivo mudou ou foi apagado depois de escolhido. Escolha-o de novo.';
const lines = 'CARTEIRINHA;CPF;NOME;NASCIMENTO\n1234567890123456;;;\n';

/** A browser compares file times in seconds. */
async function saveAt(path: string, content: string | Buffer, minutesAgo: number) {
  await writeFile(path, content);
  const time = new Date(Date.now() - minutesAgo * 60_000);
  await utimes(path, time, time);
}

/** A batch with a chosen and checked file. The page reads the file again only for another operator, or to send it. */
async function openCheckedBatch(page: Page, path: string) {
  await saveAt(path, lines, 10);
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await choose(dialog, 'Marca', 'Laboratório Aurora');
  await dialog.locator('input[type=file]').setInputFiles(path);
  const check = dialog.getByRole('table', { name: /^Conferência/ });
  await expect(check).toHaveAccessibleName('Conferência. Total: 1');
  return {
    dialog,
    check,
    file: dialog.getByRole('listitem').filter({ hasText: 'lote.csv' }),
    save: dialog.getByRole('button', { name: 'Salvar' }),
    chooseAgain: async () => {
      await dialog.locator('input[type=file]').setInputFiles(path);
      await expect(check).toHaveAccessibleName('Conferência. Total: 2');
    },
  };
}

// spec: x.62
test('a CSV that was saved again after the check is not sent, shows a message, and is sent once it is chosen again', async ({
  page,
  signIn,
  faults,
}, info) => {
  faults.allow(/ERR_UPLOAD_FILE_CHANGED|fileChanged/);
  const path = info.outputPath('lote.csv');
  await signIn('leitura');
  const { dialog, check, file, save, chooseAgain } = await openCheckedBatch(page, path);
  await saveAt(path, `${lines}1234567890123457;;;\n`, 5);
  await save.click();
  await expect(file).toContainText(sentence);
  await expect(file.getByRole('button', { name: /^Tentar/ })).toHaveCount(0);
  await expect(save).toHaveAccessibleDescription('Escolha o arquivo de novo');
  // Its lines are no longer in the file.
  await expect(check).toHaveCount(0);
  await expect(page.getByText('Verifique sua conexão')).toHaveCount(0);

  await chooseAgain();
  await save.click();
  await expect(dialog).toHaveCount(0);
});

// spec: x.62
test('a CSV that was saved again before the check shows a message, and is sent once it is chosen again', async ({
  page,
  signIn,
  faults,
}, info) => {
  faults.allow(/ERR_UPLOAD_FILE_CHANGED/);
  const path = info.outputPath('lote.csv');
  await signIn('leitura');
  const { dialog, check, save, chooseAgain } = await openCheckedBatch(page, path);
  await saveAt(path, `${lines}1234567890123457;;;\n`, 5);
  // Its lines are validated again by the rules of the other operator.
  await choose(dialog, 'Operadora', 'Vida Plena Saúde');
  await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
  await expect(check).toHaveCount(0);
  await expect(save).toHaveAccessibleDescription('Escolha o arquivo de novo');

  await chooseAgain();
  await expect(dialog.getByText(sentence, { exact: true })).toHaveCount(0);
  await choose(dialog, 'Marca', 'Laboratório Aurora');
  // By the rules of the other operator both lines are invalid.
  await dialog.getByText('Enviar o arquivo assim mesmo', { exact: true }).click();
  await save.click();
  await expect(dialog).toHaveCount(0);
});

// spec: x.62
test('a spreadsheet that was deleted after it was chosen is not sent, and shows a message', async ({
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
  const file = dialog.getByRole('listitem').filter({ hasText: 'cartoes.xlsx' });
  // The page does not read a spreadsheet before it sends it.
  await expect(file).toBeVisible();
  await rm(path);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(file).toContainText(sentence);
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveAccessibleDescription('Escolha o arquivo de novo');
});
