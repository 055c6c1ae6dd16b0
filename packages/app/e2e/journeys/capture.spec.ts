import { onePagePdf } from '@oraculo-tools/testkit/gateway/sampleDocuments.ts';
import { csv, pdf } from '@oraculo-tools/testkit/app/files.ts';
import { expect, test } from '../harness/journey.ts';
import { patient } from '@oraculo-tools/testkit/app/people.ts';

const scan = (name: string) => pdf(name, onePagePdf(patient.name));

// spec: x.5
test('documents are captured, found by their sender, and downloaded', async ({ page, journey }) => {
  const { keys } = journey;
  await journey.signIn('recebiveis');
  await journey.goTo('Captura de documentos de atendimento', 'Automações');
  const table = page.getByRole('table', { name: 'Arquivos capturados' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await journey.check('the captured files');

  await keys.use(page.getByRole('button', { name: 'Subir arquivo' }));
  const dialog = page.getByRole('dialog', { name: 'Captura de documentos' });
  const chooser = dialog.getByRole('button', { name: 'escolha no computador' });
  await keys.attach(chooser, [scan(`guia ${patient.name}.pdf`), scan('guia-dois.pdf'), csv('lista.csv', patient.cpf)]);
  await expect(dialog.getByText(/lista\.csv — Extensão não permitida\. Somente arquivos/)).toBeVisible();
  await journey.check('two chosen, one refused');
  await keys.use(dialog.getByRole('button', { name: 'Remover guia-dois.pdf' }), { key: 'Space' });
  await expect(dialog.getByText('guia-dois.pdf', { exact: true })).toHaveCount(0);
  await keys.use(dialog.getByRole('button', { name: 'Salvar' }));
  await journey.toast('Arquivos adicionados com sucesso');
  await expect(dialog).toHaveCount(0);
  await journey.check('sent');

  await journey.openFilters();
  await keys.choose(page.getByRole('combobox', { name: 'Usuário' }), 'Rogério Tavares', 'Shift+Tab');
  await keys.use(page.getByRole('button', { name: 'Pesquisar' }));
  await expect(page).toHaveURL(/users=/);
  const row = table.getByRole('row').filter({ hasText: 'guia_Quiteria_Vasques_Abrantes.pdf' }).first();
  await expect(row).toBeVisible();
  await journey.check('the files of one user');
  await keys.download(row.getByRole('button', { name: /^Baixar/ }));
});
