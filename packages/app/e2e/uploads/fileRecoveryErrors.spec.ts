import { readFile } from 'node:fs/promises';
import { columnsOf } from '../harness/gatewayData.ts';
import { nextAnswer } from '../harness/nextAnswer.ts';
import { expect, test } from '../harness/test.ts';

// spec: 1.2.21 1.3.12 1.7.6 1.8.10 x.4
test('the errors of a request are counted, shown and saved with commas and with semicolons', async ({
  page,
  signIn,
}) => {
  await signIn('recebiveis');
  await page.goto('/automations/file-recovery');
  const row = page.getByRole('row').filter({ hasText: 'Erro' }).first();
  const uploaded = String(await row.getByRole('rowheader').textContent());
  const readAnswer = await nextAnswer<unknown[]>(page, /files\/restore\/errors\//);
  // By its name: other tests add rows above it meanwhile.
  await page.getByRole('button', { name: `Ver erros de ${uploaded}`, exact: true }).click();
  const count = (await readAnswer()).length;
  const errors = page.getByRole('dialog', { name: 'Visualização de erros' });
  await expect(errors.getByRole('rowheader').first()).toBeVisible();
  await expect(errors.getByText(/^\d+ erro\(s\) encontrado\(s\)$/)).toHaveText(`${count} erro(s) encontrado(s)`);
  await expect(errors.getByText(uploaded, { exact: true })).toBeVisible();
  await expect(columnsOf(errors)).toHaveText(['Nome', 'Erro']);
  for (const [button, fileName, head] of [
    ['Baixar arquivo de erros', `erros-${uploaded}`, /^\uFEFFNOME,ERRO\r\n/],
    ['Baixar para Excel (CSV)', `erros-${uploaded.replace('.csv', '-planilha.csv')}`, /^\uFEFFNOME;ERRO\r\n/],
  ] as const) {
    const saved = page.waitForEvent('download');
    if (button === 'Baixar para Excel (CSV)') {
      await errors.getByRole('button', { name: 'Outras formas de baixar o arquivo de erros' }).click();
      await page.getByRole('menuitem', { name: button }).click();
    } else await errors.getByRole('button', { name: button }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(fileName);
    expect(await readFile(await file.path(), 'utf8')).toMatch(head);
  }
  await page.keyboard.press('Escape');
  await expect(errors).toHaveCount(0);
});

test('the errors of a request are sorted over all their pages', async ({ page, signIn }) => {
  await signIn('recebiveis');
  const errors = Array.from({ length: 25 }, (_, index) => ({
    key: `guia-${25 - index}.pdf`,
    message: index % 2 ? 'Arquivo expurgado.' : 'Arquivo não encontrado.',
  }));
  await page.route('**/files/restore/errors/*', (route) => route.fulfill({ json: errors }));
  await page.goto('/automations/file-recovery');
  await page
    .getByRole('button', { name: /^Ver erros de/ })
    .first()
    .click();
  const table = page.getByRole('table', { name: 'Erros encontrados' });
  const names = table.getByRole('rowheader');
  await expect(names.first()).toHaveText('guia-25.pdf');
  await page.getByRole('button', { name: 'Página 3', exact: true }).click();
  await expect(names).toHaveCount(5);
  const header = table.getByRole('columnheader', { name: 'Nome' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  // Sorted by value over all pages, starting at the first.
  await expect(names).toHaveText(Array.from({ length: 10 }, (_, index) => `guia-${index + 1}.pdf`));
  await table.getByRole('columnheader', { name: 'Erro' }).getByRole('button').click();
  await expect(names.first()).toHaveText('guia-24.pdf');
  await expect(header).not.toHaveAttribute('aria-sort', 'ascending');
});

// spec: 1.4.19 2.4.13 2.8.14
test('a failed list returns to its first page of ten rows', async ({ page, signIn, faults }) => {
  faults.allow(/500/);
  await signIn('recebiveis');
  await page.route('**/files/restore?**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/automations/file-recovery?page=2&pageSize=20');
  await expect(page.getByText('Não foi possível carregar a lista.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/file-recovery(\?(?!.*page).*)?$/);
});
