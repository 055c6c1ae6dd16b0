import { onePagePdf, sampleBarcode } from '@oraculo-tools/testkit/gateway/sampleDocuments.ts';
import { pdf } from '@oraculo-tools/testkit/app/files.ts';
import { expect, test } from '../harness/journey.ts';
import { patient } from '@oraculo-tools/testkit/app/people.ts';

// spec: x.5
test('a document is found by its barcode, and its file is replaced', async ({ page, journey, faults }) => {
  faults.allow(/404/);
  const { keys } = journey;
  await journey.signIn('recebiveis');
  await journey.goTo('Atualização de documentos', 'Automações');
  const barcode = page.getByRole('textbox', { name: 'Código de barras' });
  await keys.type(barcode, '10/25/1');
  await keys.press('Enter');
  await expect(page.getByText('O campo barcode deve conter apenas números separados por - ou x')).toBeVisible();
  await expect(barcode).toBeFocused();
  await journey.check('a wrong barcode');
  await keys.type(barcode, '99-99-999999');
  await keys.press('Enter');
  await journey.toast('Erro na requisição');
  await journey.check('an unknown barcode');

  await keys.type(barcode, sampleBarcode);
  await keys.press('Enter');
  await expect(page.getByText('Última modificação')).toBeVisible();
  await journey.check('the document');
  await keys.use(page.getByRole('button', { name: 'Alterar arquivo' }));
  const dialog = page.getByRole('dialog', { name: 'Alterar arquivo' });
  await keys.attach(
    dialog.getByRole('button', { name: 'escolha no computador' }),
    pdf('novo.pdf', onePagePdf(patient.name)),
  );
  await expect(dialog.getByText('novo.pdf', { exact: true })).toBeVisible();
  await journey.check('a file is chosen');
  await keys.use(dialog.getByRole('button', { name: 'Salvar' }));
  await expect(dialog).toHaveCount(0);
  await journey.toast(/./);
  await expect(page.getByRole('button', { name: 'Alterar arquivo' })).toBeVisible();
  await journey.check('replaced');
});
