import type { Locator, Page } from '@playwright/test';
import { choose } from '../harness/gatewayData.ts';
import { csv, glosaRows, pdf, sheet } from '../harness/files.ts';
import { isoDay, typedDay } from '../harness/days.ts';

/** A form that sends something: how to fill it, what sends it, and what has to be there still when the sending failed. */
export interface SubmitForm {
  name: string;
  /** Without one the form is the sign-in itself. */
  path?: string;
  /** Its screen, by the name that is offered after a session that ran out; without one the sign-in leads there anyway. */
  screen?: string;
  /** Of the call that sends it. */
  method: 'POST' | 'PUT' | 'PATCH';
  call: RegExp;
  /** Answers the button that sends. */
  fill: (page: Page) => Promise<Locator>;
  /** What was typed or chosen, by where it stands. */
  kept: (page: Page) => Kept;
  /** What was typed and is not kept over the end of a session. */
  secret?: (page: Page) => readonly [field: Locator, value: string];
}

/** The fields of a form, and what is in them. */
export type Kept = readonly (readonly [field: Locator, value: string])[];

const textbox = (page: Page | Locator, name: string | RegExp) => page.getByRole('textbox', { name });
const combobox = (page: Page | Locator, name: string) => page.getByRole('combobox', { name });

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
    fill: async (page) => {
      // A remembered choice would arrive while the boxes are being filled.
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
    name: 'a group',
    path: '/eligibilities/batch',
    screen: 'Gestão em massa',
    call: /\/eligibility\/upload$/,
    opener: 'Incluir grupo',
    dialog: 'Inclusão de grupo',
    before: async (dialog) => {
      await choose(dialog, 'Operadora', 'Saúde Norte');
      await choose(dialog, 'Marca', 'Laboratório Aurora');
    },
    file: async () => csv('arquivo-da-falha.csv', 'CARTEIRINHA,CPF,NOME,NASCIMENTO\n123456789012345,,,\n'),
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
  {
    name: 'a credential',
    path: '/credentials',
    screen: 'Credenciais',
    method: 'POST',
    call: /\/operator\/credentials$/,
    fill: async (page) => {
      await page.getByRole('button', { name: 'Cadastrar credencial' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cadastrar credencial' });
      await choose(dialog, 'Operadora', 'Saúde Norte');
      await choose(dialog, 'Marca', 'Laboratório Aurora');
      await textbox(dialog, 'CPF').fill('52998224725');
      await textbox(dialog, 'Código do prestador').fill('4242');
      await textbox(dialog, 'Usuário').fill('falha');
      await dialog.getByLabel(/^Senha/).fill('segredo-da-falha');
      return dialog.getByRole('button', { name: 'Salvar' });
    },
    kept: (page) => {
      const dialog = page.getByRole('dialog', { name: 'Cadastrar credencial' });
      return [
        [combobox(dialog, 'Operadora'), 'Saúde Norte'],
        [combobox(dialog, 'Marca'), 'Laboratório Aurora'],
        [textbox(dialog, 'CPF'), '529.982.247-25'],
        [textbox(dialog, 'Código do prestador'), '4242'],
        [textbox(dialog, 'Usuário'), 'falha'],
      ];
    },
    secret: (page) => [
      page.getByRole('dialog', { name: 'Cadastrar credencial' }).getByLabel(/^Senha/),
      'segredo-da-falha',
    ],
  },
  {
    name: 'a stored credential',
    path: '/credentials?pageSize=40',
    screen: 'Credenciais',
    method: 'PATCH',
    call: /\/operator\/credentials\/[^/]+$/,
    fill: async (page) => {
      await page
        .getByRole('button', { name: /^Editar .*mutual-dos-s/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Editar credencial' });
      await textbox(dialog, 'Código do prestador').fill('4343');
      await textbox(dialog, 'Descrição').fill('Mudada antes da falha');
      await dialog.getByLabel(/^Senha/).fill('segredo-da-falha');
      return dialog.getByRole('button', { name: 'Salvar' });
    },
    kept: (page) => {
      const dialog = page.getByRole('dialog', { name: 'Editar credencial' });
      return [
        [combobox(dialog, 'Operadora'), 'Mutual dos Servidores'],
        [textbox(dialog, 'Código do prestador'), '4343'],
        [textbox(dialog, 'Descrição'), 'Mudada antes da falha'],
      ];
    },
    secret: (page) => [
      page.getByRole('dialog', { name: 'Editar credencial' }).getByLabel(/^Senha/),
      'segredo-da-falha',
    ],
  },
  {
    name: 'an operator',
    path: '/operators',
    screen: 'Operadoras',
    method: 'POST',
    call: /\/healthoperators$/i,
    fill: async (page) => {
      await page.getByRole('button', { name: 'Cadastrar operadora' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cadastrar operadora' });
      await textbox(dialog, 'Registro ANS').fill('987654');
      await textbox(dialog, 'Nome da operadora').fill('Falha Saúde');
      await dialog.getByRole('switch', { name: 'Web Service' }).click();
      await combobox(dialog, 'Versão TISS').click();
      await page.getByRole('option').first().click();
      await textbox(dialog, 'Endpoint').fill('https://falha.example/tiss');
      await textbox(dialog, 'Usuário').fill('falha');
      await dialog.getByLabel(/^Senha/).fill('segredo-da-falha');
      return dialog.getByRole('button', { name: 'Salvar' });
    },
    kept: (page) => {
      const dialog = page.getByRole('dialog', { name: 'Cadastrar operadora' });
      return [
        [textbox(dialog, 'Registro ANS'), '987654'],
        [textbox(dialog, 'Nome da operadora'), 'Falha Saúde'],
        [textbox(dialog, 'Endpoint'), 'https://falha.example/tiss'],
        [textbox(dialog, 'Usuário'), 'falha'],
      ];
    },
    secret: (page) => [
      page.getByRole('dialog', { name: 'Cadastrar operadora' }).getByLabel(/^Senha/),
      'segredo-da-falha',
    ],
  },
  {
    name: 'a stored operator',
    path: '/operators?search=Cuidar',
    screen: 'Operadoras',
    method: 'PUT',
    call: /\/healthoperators$/i,
    fill: async (page) => {
      await page.getByRole('button', { name: 'Editar Cuidar Mais' }).click();
      const dialog = page.getByRole('dialog', { name: 'Editar operadora' });
      await textbox(dialog, 'Nome da operadora').fill('Cuidar Mais da Falha');
      await dialog.getByLabel(/^Senha/).fill('segredo-da-falha');
      return dialog.getByRole('button', { name: 'Salvar' });
    },
    kept: (page) => [
      [textbox(page.getByRole('dialog', { name: 'Editar operadora' }), 'Nome da operadora'), 'Cuidar Mais da Falha'],
    ],
    secret: (page) => [page.getByRole('dialog', { name: 'Editar operadora' }).getByLabel(/^Senha/), 'segredo-da-falha'],
  },
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
