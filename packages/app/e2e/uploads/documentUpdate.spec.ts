import { csv, pdf } from '@oraculo-tools/testkit/app/files.ts';
import { nextAnswer } from '../harness/nextAnswer.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

// spec: 1.1.4 1.7.7 1.8.11 2.1.2 2.2.15 2.3.8 2.5.9 2.7.9
test('a document is found by its barcode, shows its last modification, and gets another file', {
  tag: '@smoke',
}, async ({ page, signIn, faults }) => {
  faults.allow(/404|415/);
  await signIn('recebiveis');
  await page.goto('/automations/document-update');
  await expect(page.getByRole('heading', { level: 1, name: 'Atualização de documento' })).toBeVisible();
  const barcode = page.getByRole('textbox', { name: 'Código de barras' });
  const search = page.getByRole('button', { name: 'Pesquisar' });
  await search.click();
  await expect(page.getByText('Informe o código de barras')).toBeVisible();
  const message = page.getByText('O campo barcode deve conter apenas números separados por - ou x', { exact: true });
  for (const wrong of ['10/25/1', '1-25-000123', '10-2-000123', '10-25-12345', '10-25', '10-25-00012a']) {
    await barcode.fill(wrong);
    await search.click();
    await expect(message).toBeVisible();
    // Only the field has a message; the example of a barcode is below.
    await expect(page.getByRole('img', { name: 'Exemplo de código: 12-34-567890' })).toBeVisible();
  }
  const lookedUp = page.waitForRequest(/lastmodification/);
  await barcode.fill('99x99X999999');
  await search.click();
  expect((await lookedUp).url()).toMatch(/lastmodification\/99X99X999999$/);
  await expect(message).toHaveCount(0);
  await expectToast(page, 'Erro na requisição', 'Não há documento com este código de barras. Confira os números.');
  await expect(page.getByText('Última modificação')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Documento não encontrado' })).toBeVisible();

  await barcode.fill('10-25-000123');
  await search.click();
  await expect(page.getByText('10-25-000123', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^\d{2}\/\d{2}\/\d{4} - \d{2}:\d{2}$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Alterar arquivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alterar arquivo' });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(csv('novo.csv', 'a'));
  await expect(dialog.getByText('novo.csv — Extensão não permitida. Somente arquivos (.pdf)').first()).toBeVisible();
  await input.setInputFiles(pdf('falso.pdf', 'nada disso'));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(page, 'Erro na requisição', 'O arquivo não é um PDF. Salve-o como PDF e envie de novo.');
  await input.setInputFiles(pdf('novo.pdf'));
  const readAnswer = await nextAnswer<{ message: string }>(page, /appointments\/update$/);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const { message: receipt } = await readAnswer();
  await expect(dialog).toHaveCount(0);
  // The document stays while its new date loads, so that the focus has a target.
  await expect(page.getByRole('button', { name: 'Alterar arquivo' })).toBeFocused();
  await expectToast(page, receipt);
});

// spec: 2.8.3
test('a failed look-up shows a card with the reason, the barcode and a retry', async ({ page, signIn, faults }) => {
  faults.allow(/503/);
  await signIn('recebiveis');
  await page.goto('/automations/document-update');
  const message = 'O serviço de documentos não respondeu. Tente de novo em instantes.';
  await page.route('**/lastmodification/**', (route) =>
    route.fulfill({ status: 503, json: { message }, headers: { 'x-request-id': 'd0c5' } }),
  );
  await page.getByRole('textbox', { name: 'Código de barras' }).fill('10-25-000123');
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Não foi possível pesquisar o documento' });
  await expectToast(page, 'Erro na requisição', message);
  await expect(card.getByText(message)).toHaveCount(0);
  await expect(card.getByText(/Código para o suporte: d0c5$/)).toBeVisible();
  await page.unroute('**/lastmodification/**');
  await card.getByRole('button', { name: 'Tentar de novo' }).press('Enter');
  await expect(page.getByText('Última modificação')).toBeVisible();
  await expect(card).toHaveCount(0);
});
