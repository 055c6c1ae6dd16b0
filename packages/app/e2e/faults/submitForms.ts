import type { Locator } from '@playwright/test';
import { choose } from '../harness/gatewayData.ts';
import { csv, glosaRows, pdf, sheet } from '@oraculo-tools/testkit/app/files.ts';
import { isoDay, typedDay } from '@oraculo-tools/testkit/app/days.ts';
import { registryForms } from './registryForms.ts';
import { combobox, type Kept, type SubmitForm, textbox } from './SubmitForm.ts';

const upload = (form: {
  name: string;
  path: string;
  screen: string;
  call: RegExp;
  opener: string;
  dialog: string;
  file: () => Promise<ReturnType<typeof csv>>;
  before?: (dialog: Locator) => Promise<void>;
  kept?: (dialog: Locator) => Kept;
}): SubmitForm => ({
  name: form.name,
  path: form.path,
  screen: form.screen,
  method: 'POST',
  call: form.call,
  fill: async (page) => {
    await page.getByRole('button', { name: form.opener }).click();
    const dialog = page.getByRole('dialog', { name: form.dialog });
    await form.before?.(dialog);
    await dialog.locator('input[type=file]').setInputFiles(await form.file());
    return dialog.getByRole('button', { name: 'Salvar' });
  },
  kept: (page) => {
    const dialog = page.getByRole('dialog', { name: form.dialog });
    return [[dialog, 'arquivo-da-falha'], ...(form.kept?.(dialog) ?? [])];
  },
});

const glosaFile = () => sheet('arquivo-da-falha.xlsx', glosaRows);

export const submitForms: SubmitForm[] = [
  {
    name: 'the individual query',
    path: '/eligibilities',
    method: 'POST',
    call: /\/operator\/eligibility$/,
    failure: 'Não foi possível concluir a consulta',
    fill: async (page) => {
      // A remembered choice would load while the fields are filled in.
      await page.evaluate(() => localStorage.removeItem('eligibility-search-data'));
      await page.reload();
      await choose(page, 'Operadora', 'Saúde Norte');
      await choose(page, 'Marca', 'Laboratório Aurora');
      await textbox(page, /^Número da carteirinha/).fill('1234567890123456');
      return page.getByRole('button', { name: 'Pesquisar' });
    },
    kept: (page) => [
      [combobox(page, 'Operadora'), 'Saúde Norte'],
      [combobox(page, 'Marca'), 'Laboratório Aurora'],
      [textbox(page, /^Número da carteirinha/), '1234567890123456'],
    ],
  },
  {
    name: 'the request of a report',
    path: `/eligibilities/report?period=${isoDay(9)}_${isoDay(6)}`,
    screen: 'Relatório de elegibilidade',
    method: 'POST',
    call: /\/eligibility\/report$/,
    fill: async (page) => page.getByRole('button', { name: 'Exportar relatório' }),
    kept: (page) => [
      [textbox(page, /^De:/), typedDay(9)],
      [textbox(page, /^Até:/), typedDay(6)],
    ],
  },
  upload({
    name: 'a batch',
    path: '/eligibilities/batch',
    screen: 'Gestão em massa',
    call: /\/eligibility\/upload$/,
    opener: 'Incluir grupo',
    dialog: 'Inclusão de grupo',
    before: async (dialog) => {
      await choose(dialog, 'Operadora', 'Saúde Norte');
      await choose(dialog, 'Marca', 'Laboratório Aurora');
    },
    file: async () => csv('arquivo-da-falha.csv', 'CARTEIRINHA,CPF,NOME,NASCIMENTO\n1234567890123456,,,\n'),
    kept: (dialog) => [
      [combobox(dialog, 'Operadora'), 'Saúde Norte'],
      [combobox(dialog, 'Marca'), 'Laboratório Aurora'],
    ],
  }),
  upload({
    name: 'the recovery of old files',
    path: '/automations/file-recovery',
    screen: 'Resgate de arquivos antigos',
    call: /\/files\/restore$/,
    opener: 'Subir arquivo',
    dialog: 'Solicitar arquivos antigos',
    file: async () => csv('arquivo-da-falha.csv', 'NOME\nguia_202201_000001.pdf\n'),
  }),
  upload({
    name: 'a captured document',
    path: '/automations/documents-capture',
    screen: 'Captura de documentos de atendimento',
    call: /\/orders\/documents\/appointments$/,
    opener: 'Subir arquivo',
    dialog: 'Captura de documentos',
    file: async () => pdf('arquivo-da-falha.pdf'),
  }),
  upload({
    name: 'an appeal',
    path: '/automations/glosas-resource',
    screen: 'Recurso de glosa',
    call: /\/glosas\/appeals$/,
    opener: 'Subir arquivo',
    dialog: 'Recurso de glosa',
    file: glosaFile,
  }),
  upload({
    name: 'a health-card file',
    path: '/saude-mais',
    screen: 'Cartão +Saúde',
    call: /\/beneficiaries\/uploadsignedurl/,
    opener: 'Subir arquivo',
    dialog: 'Cartão +Saúde',
    file: glosaFile,
  }),
  {
    name: 'another file for a document',
    path: '/automations/document-update',
    screen: 'Atualização de documento',
    method: 'PUT',
    call: /\/orders\/documents\/appointments\/update$/,
    fill: async (page) => {
      await textbox(page, /^Código de barras/).fill('10-25-000123');
      await page.getByRole('button', { name: 'Pesquisar' }).click();
      await page.getByRole('button', { name: 'Alterar arquivo' }).click();
      const dialog = page.getByRole('dialog', { name: 'Alterar arquivo' });
      await dialog.locator('input[type=file]').setInputFiles(pdf('arquivo-da-falha.pdf'));
      return dialog.getByRole('button', { name: 'Salvar' });
    },
    kept: (page) => [[page.getByRole('dialog', { name: 'Alterar arquivo' }), 'arquivo-da-falha']],
  },
  ...registryForms,
  {
    name: 'the sign-in',
    method: 'POST',
    call: /\/user\/sessions$/,
    fill: async (page) => {
      await textbox(page, 'Usuário ou e-mail').fill('leitura');
      await page.getByLabel(/^Senha/).fill('Araucaria-2694');
      return page.getByRole('button', { name: 'Iniciar sessão' });
    },
    kept: (page) => [[textbox(page, 'Usuário ou e-mail'), 'leitura']],
    secret: (page) => [page.getByLabel(/^Senha/), 'Araucaria-2694'],
  },
];
