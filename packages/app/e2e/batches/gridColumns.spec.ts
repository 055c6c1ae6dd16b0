import type { Page } from '@playwright/test';
import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { choose } from '../harness/gatewayData.ts';
import { pasteText } from '../harness/pasteText.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

async function openGrid(page: Page, operator: string) {
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  await choose(dialog, 'Operadora', operator);
  await dialog.getByRole('radio', { name: 'Colar da planilha ou digitar' }).click();
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  const cell = (column: string, line: number) =>
    dialog.getByRole('textbox', { name: `${column}, linha ${line}`, exact: true });
  const titles = dialog.getByRole('table', { name: 'Linhas do grupo' }).getByRole('columnheader');
  return { dialog, cell, titles };
}

// spec: x.33
test('columns that the operator does not require are hidden; a text in one of them keeps it visible and is sent', async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn('leitura');
  const { dialog, cell, titles } = await openGrid(page, 'Saúde Norte');
  await expect(titles).toHaveText(['Linha', 'Carteirinha', 'Ações']);
  const all = dialog.getByRole('button', { name: 'Mostrar todas as colunas' });
  const requestedOnly = dialog.getByRole('button', { name: 'Mostrar só as colunas pedidas' });
  await all.press('Enter');
  await expect(titles).toHaveText(['Linha', 'Carteirinha', 'CPF', 'Nome', 'Nascimento', 'Ações']);
  await expect(requestedOnly).toBeFocused();
  await cell('Carteirinha', 1).fill('7310045500000018');
  await cell('Nome', 1).fill('Ana Souza');
  await requestedOnly.press('Enter');
  await expect(titles).toHaveText(['Linha', 'Carteirinha', 'Nome', 'Ações']);
  await expect(all).toBeFocused();
  await expect(cell('Nome', 1)).toHaveValue('Ana Souza');

  // After the name is deleted, its column and the focus stay.
  await cell('Nome', 1).fill('');
  await expect(cell('Nome', 1)).toBeFocused();
  await page.keyboard.type('Ana Souza');

  // Another operator requires other columns. A column with a text is never hidden.
  await choose(dialog, 'Operadora', 'Rio Claro Assistência Médica');
  await expect(titles).toHaveText(['Linha', 'Carteirinha', 'CPF', 'Nome', 'Ações']);
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await choose(dialog, 'Marca', 'Laboratório Aurora');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(page, 'Arquivo enviado com sucesso');
  const client = await gatewayApi(String(baseURL), 'leitura');
  const newest = async () => (await client.batches.list({ lotName: 'colado-' })).items[0];
  await expect.poll(async () => (await newest())?.status).toMatch(/^(processado|erro)$/);
  const { signedUrl } = await client.batches.export(String((await newest())?.nome));
  expect(await client.files.read(signedUrl)).toContain('7310045500000018,,Ana Souza,');
});

// spec: x.33
test('cells pasted without titles fill the visible columns, and more cells than these open the hidden columns', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  const { cell, titles } = await openGrid(page, 'Aliança Serrana');
  await expect(titles).toHaveText(['Linha', 'Carteirinha', 'Nascimento', 'Ações']);
  await pasteText(cell('Carteirinha', 1), '7310045500000018\t02/11/1985');
  await expect(cell('Nascimento', 1)).toHaveValue('02/11/1985');
  await expect(titles).toHaveText(['Linha', 'Carteirinha', 'Nascimento', 'Ações']);
  await pasteText(cell('Carteirinha', 2), '7310045500000026\t52998224725\tAna Souza\t03/11/1985');
  await expect(titles).toHaveText(['Linha', 'Carteirinha', 'CPF', 'Nome', 'Nascimento', 'Ações']);
  await expect(cell('Nome', 2)).toHaveValue('Ana Souza');
  await expect(cell('Nascimento', 2)).toHaveValue('03/11/1985');
  await page.keyboard.press('Control+z');
  await expect(titles).toHaveText(['Linha', 'Carteirinha', 'Nascimento', 'Ações']);
});

// spec: x.33
test('with the card number hidden, a row without a number and a repeated row have their message at the CPF', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  const { cell, titles } = await openGrid(page, 'Cuidar Mais');
  await expect(titles).toHaveText(['Linha', 'CPF', 'Nascimento', 'Ações']);
  await cell('Nascimento', 1).fill('02/11/1985');
  await expect(cell('CPF', 1)).toHaveAccessibleDescription('Informe a carteirinha ou o CPF.');
  await page.keyboard.press('Enter');
  await expect(cell('CPF', 1)).toBeFocused();
  await cell('CPF', 1).fill('52998224725');
  await cell('CPF', 2).fill('52998224725');
  await cell('Nascimento', 2).fill('02/11/1985');
  await expect(cell('CPF', 2)).toHaveAccessibleDescription('Repete a linha 1');
});

// spec: x.33
test('on a phone the buttons above the rows begin where their title does', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signIn('leitura');
  const { dialog, cell } = await openGrid(page, 'Saúde Norte');
  const title = dialog.getByRole('heading', { name: 'Linhas' });
  /** Where the text of a button begins, or its border if it has one. */
  const startOf = (name: string) =>
    dialog.getByRole('button', { name }).evaluate((button) => {
      const { borderTopColor, paddingInlineStart, borderInlineStartWidth } = getComputedStyle(button);
      const inside = Number.parseFloat(paddingInlineStart) + Number.parseFloat(borderInlineStartWidth);
      const hasBorder = !/(, 0\)|transparent)$/.test(borderTopColor);
      return button.getBoundingClientRect().x + (hasBorder ? 0 : inside);
    });
  const start = (await title.boundingBox())?.x ?? 0;
  await cell('Carteirinha', 1).fill('731');
  for (const name of ['Próximo erro', 'Remover linhas com erro']) expect(await startOf(name)).toBeCloseTo(start, 0);
});

// spec: x.33
test('at 1024 px the title and all buttons above the rows are on one line', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn('leitura');
  const { dialog, cell } = await openGrid(page, 'Saúde Norte');
  await dialog.getByRole('button', { name: 'Mostrar todas as colunas' }).click();
  await pasteText(cell('Carteirinha', 1), ['731', '7310045500000018', '7310045500000018'].join('\n'));
  const middleOf = (name: string) =>
    dialog.getByRole('button', { name, exact: true }).evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
  const middle = await middleOf('Mostrar só as colunas pedidas');
  for (const name of ['Próximo erro', 'Remover linhas com erro', 'Remover repetidas', 'Remover todas as linhas'])
    expect(await middleOf(name), name).toBe(middle);
  await dialog.getByRole('button', { name: 'Remover repetidas' }).click();
  for (const name of ['Próximo erro', 'Remover linhas com erro', 'Desfazer', 'Remover todas as linhas'])
    expect(await middleOf(name), name).toBe(middle);
  const title = await dialog.getByRole('heading', { name: 'Linhas' }).boundingBox();
  expect((title?.y ?? 0) + (title?.height ?? 0) / 2).toBeCloseTo(middle, -1);
});
