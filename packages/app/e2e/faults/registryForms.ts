import { choose } from '../harness/gatewayData.ts';
import { combobox, type SubmitForm, textbox } from './SubmitForm.ts';

/** The forms of credentials and operators, each for a new and for a stored record. */
export const registryForms: SubmitForm[] = [
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
];
