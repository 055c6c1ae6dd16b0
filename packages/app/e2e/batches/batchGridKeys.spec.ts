import type { Page } from '@playwright/test';
import { choose } from '../harness/gatewayData.ts';
import { pasteText } from '../harness/pasteText.ts';
import { expect, test } from '../harness/test.ts';

/** The grid of a new batch for the given operator. */
async function openGrid(page: Page, operator?: string) {
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  if (operator) await choose(dialog, 'Operadora', operator);
  await dialog.getByRole('radio', { name: 'Colar da planilha ou digitar' }).click();
  const cell = (column: string, line: number) =>
    dialog.getByRole('textbox', { name: `${column}, linha ${line}`, exact: true });
  await expect(cell('Carteirinha', 1)).toBeFocused();
  // The operator requires only the card number.
  if (operator) {
    await dialog.getByRole('button', { name: 'Mostrar todas as colunas' }).click();
    await cell('Carteirinha', 1).focus();
  }
  return { dialog, cell };
}

const cards = (count: number, isWrong: (line: number) => boolean = () => false) =>
  Array.from({ length: count }, (_, at) => (isWrong(at + 1) ? '731\t' : `${7310045500000000 + at}\t`)).join('\r\n');

// spec: x.33
test('a row that is deleted by keyboard gives the focus to its neighbour', async ({ page, signIn }) => {
  await signIn('leitura');
  const { dialog, cell } = await openGrid(page);
  await pasteText(cell('Carteirinha', 1), cards(3));
  await dialog.getByRole('button', { name: 'Remover linha 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(cell('Carteirinha', 3)).toHaveValue('');
  await expect(dialog.locator(':focus')).toHaveCount(1);
});

// spec: x.33
test('Enter moves from error to error, first within a row, then across the pages', async ({ page, signIn }) => {
  await signIn('leitura');
  const { cell } = await openGrid(page, 'Saúde Norte');
  const wrong = [6, 26, 51, 120];
  await pasteText(
    cell('Carteirinha', 1),
    cards(200, (line) => wrong.includes(line)),
  );
  await cell('Nascimento', 6).fill('31/02/2020');
  await cell('Carteirinha', 1).focus();
  for (const line of wrong) {
    await page.keyboard.press('Enter');
    await expect(cell('Carteirinha', line)).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(String(7310045500009000 + line));
    if (line !== 6) continue;
    await page.keyboard.press('Enter');
    await expect(cell('Nascimento', 6)).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('01/02/2020');
  }
  await expect(cell('Carteirinha', 120)).toHaveValue('7310045500009120');
});

// spec: x.33
test('a press on a cell focuses that cell, also when it shows the message of the empty field that it leaves', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  const { dialog, cell } = await openGrid(page);
  await choose(dialog, 'Operadora', 'Plena Mar');
  const brand = dialog.getByRole('combobox', { name: 'Marca' });
  await brand.focus();
  await expect(brand).not.toHaveAttribute('aria-invalid', 'true');
  await cell('CPF', 1).click();
  await expect(brand).toHaveAttribute('aria-invalid', 'true');
  await expect(cell('CPF', 1)).toBeFocused();
  await page.keyboard.insertText('52998224725');
  await expect(cell('CPF', 1)).toHaveValue('52998224725');
  await expect(cell('Carteirinha', 1)).toHaveValue('');
});

// spec: x.52
test('Ctrl+Z undoes one paste from any cell, and restores cleared rows in one step', async ({ page, signIn }) => {
  await signIn('leitura');
  const { dialog, cell } = await openGrid(page, 'Saúde Norte');
  await cell('Carteirinha', 1).pressSequentially('7310045500000018');
  await cell('Carteirinha', 2).focus();
  await pasteText(
    cell('Carteirinha', 2),
    cards(3, (line) => line === 3),
  );
  await expect(cell('Carteirinha', 4)).toHaveValue('731');
  await cell('Nome', 3).focus();
  await page.keyboard.press('Control+z');
  await expect(cell('Carteirinha', 2)).toHaveValue('');
  await expect(cell('Carteirinha', 4)).toHaveCount(0);
  await expect(cell('Carteirinha', 1)).toHaveValue('7310045500000018');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await cell('Nome', 2).focus();
  await page.keyboard.press('Control+Shift+z');
  await expect(cell('Carteirinha', 4)).toHaveValue('731');

  await dialog.getByRole('button', { name: 'Remover todas as linhas' }).press('Enter');
  await expect(cell('Carteirinha', 1)).toHaveValue('');
  await expect(cell('Carteirinha', 1)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(cell('Carteirinha', 1)).toHaveValue('7310045500000018');
  await expect(cell('Carteirinha', 4)).toHaveValue('731');

  await dialog.getByRole('button', { name: 'Remover linhas com erro' }).press('Enter');
  await expect(cell('Carteirinha', 4)).toHaveValue('');
  await dialog.getByRole('button', { name: 'Desfazer', exact: true }).press('Enter');
  await expect(cell('Carteirinha', 4)).toHaveValue('731');
});
