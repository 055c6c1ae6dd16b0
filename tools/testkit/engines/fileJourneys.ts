import { csv, pdf, sheet } from '../app/files.ts';
import { patient, typedSecrets } from '../app/people.ts';
import { onePagePdf } from '@oraculo/gateway/src/seed/onePagePdf.ts';
import { sampleBarcode } from '@oraculo/gateway/src/seed/seedDocuments.ts';
import type { EngineJourney } from './EngineJourney.ts';

const { card, cpf, name, birth } = patient;
const people = Array.from({ length: 60 }, () => [card, cpf, name, birth].join(','));
const batch = ['CARTEIRINHA,CPF,NOME,NASCIMENTO', ...people].join('\n');
const appeals = ['NUMERO_GUIA', 'VALOR', 'JUSTIFICATIVA'];

/** The journeys of `packages/app/e2e/journeys` that send files, without the checks of downloads. */
export const fileJourneys: EngineJourney[] = [
  {
    what: 'a group is sent, and its processing cancelled',
    go: async ({ keys, signIn, goTo }) => {
      await signIn('leitura');
      await goTo('Gestão em massa', 'Elegibilidade');
      await keys.seeAt('tbody th');
      await keys.use('Incluir grupo');
      await keys.waitForDialog();
      await keys.see('Selecione uma operadora');
      await keys.choose('Operadora', 'Saúde Norte');
      await keys.chooseFirst('Marca');
      await keys.attach([csv('grupo.csv', batch)]);
      await keys.see('grupo.csv');
      await keys.use('Salvar');
      await keys.see('Arquivo enviado com sucesso');
      await keys.waitUntilNoDialog();
      const cancel = 'Cancelar processamento de grupo.csv';
      await keys.use(cancel);
      await keys.waitForFocus('Não');
      await keys.press('Enter');
      await keys.waitForFocus(cancel);
      await keys.press('Enter');
      await keys.waitForFocus('Não');
      await keys.use('Sim');
      await keys.see('Processamento cancelado com sucesso');
      await keys.see('Cancelado');
    },
  },
  {
    what: 'documents are captured, one refused and one removed, and found again by their sender',
    go: async ({ keys, signIn, goTo }) => {
      await signIn('recebiveis');
      await goTo('Captura de documentos de atendimento', 'Automações');
      await keys.seeAt('tbody th');
      await keys.use('Subir arquivo');
      await keys.waitForDialog();
      const scan = onePagePdf(name);
      await keys.attach([pdf(`guia ${name}.pdf`, scan), pdf('guia-dois.pdf', scan), csv('lista.csv', cpf)]);
      await keys.see('lista.csv — Extensão não permitida. Somente arquivos');
      await keys.use('Remover guia-dois.pdf', { key: 'Space' });
      await keys.waitUntilGoneFrom('[aria-label="Remover guia-dois.pdf"]');
      await keys.use('Salvar');
      await keys.see('Arquivos adicionados com sucesso');
      await keys.waitUntilNoDialog();
      await keys.choose('Usuário', 'Rogério Tavares', 'Shift+Tab');
      await keys.use('Pesquisar');
      await keys.waitForAddress('users=');
      await keys.see('guia_Quiteria_Vasques_Abrantes.pdf');
    },
  },
  {
    what: 'a document is found by its barcode and its file replaced',
    refused: 'documents.lastModification notFound',
    go: async ({ keys, signIn, goTo }) => {
      await signIn('recebiveis');
      await goTo('Atualização de documentos', 'Automações');
      await keys.type('Código de barras', '10/25/1');
      await keys.press('Enter');
      await keys.see('O campo barcode deve conter apenas números separados por - ou x');
      await keys.waitForFocus('Código de barras');
      await keys.type('Código de barras', '99-99-999999');
      await keys.press('Enter');
      await keys.see('Erro na requisição');
      await keys.type('Código de barras', sampleBarcode);
      await keys.press('Enter');
      await keys.see('Última modificação');
      await keys.use('Alterar arquivo');
      await keys.waitForDialog();
      await keys.attach([pdf('novo.pdf', onePagePdf(name))]);
      await keys.see('novo.pdf');
      await keys.use('Salvar');
      await keys.waitUntilNoDialog();
      await keys.waitForFocus('Alterar arquivo');
    },
  },
  {
    what: 'appeals are sent, their errors read, and a failed one deleted',
    go: async ({ keys, gateway, signIn, goTo }) => {
      await signIn('recebiveis');
      await goTo('Recurso de glosas', 'Automações');
      await keys.seeAt('tbody th');
      await keys.use('Subir arquivo');
      await keys.waitForDialog();
      const refused = ['abc', '80,00', typedSecrets.appealReason];
      await keys.attach([
        await sheet('em-parte.xlsx', [appeals, ['100000000001', '120,50', typedSecrets.appealReason], refused]),
        await sheet('sem-guias.xlsx', [appeals, refused]),
      ]);
      await keys.see('sem-guias.xlsx');
      await keys.use('Salvar');
      await keys.see('Arquivos adicionados com sucesso');
      await keys.waitUntilNoDialog();
      await gateway.finishJobs();
      await keys.seeAt('[aria-label="Excluir sem-guias.xlsx"]');
      await keys.see('Sucesso parcial · 1/2');
      await keys.use('Ver retorno da operadora de em-parte.xlsx');
      await keys.waitForDialog();
      await keys.see('O número da guia deve ter só dígitos, até 20.');
      await keys.press('Escape');
      await keys.waitUntilNoDialog();
      await keys.waitForFocus('Ver retorno da operadora de em-parte.xlsx');
      await keys.use('Excluir sem-guias.xlsx', { by: 'Shift+Tab' });
      await keys.waitForDialog();
      await keys.see('Deseja mesmo excluir?');
      await keys.use('Excluir');
      await keys.see('Arquivo excluído com sucesso');
      await keys.waitUntilGoneFrom('[aria-label="Excluir sem-guias.xlsx"]');
    },
  },
  {
    what: 'a spreadsheet of the health card is sent, and its errors name the unknown CPF',
    go: async ({ keys, person, gateway, signIn, goTo }) => {
      await signIn('recebiveis');
      await goTo('Cartão +Saúde');
      await keys.seeAt('tbody th');
      await keys.use('Subir arquivo');
      await keys.waitForDialog();
      const rows = [
        ['CPF', 'NOME'],
        [cpf, name],
        [person.cpf, person.name],
      ];
      await keys.attach([await sheet('adesoes.xlsx', rows)]);
      await keys.see('adesoes.xlsx');
      await keys.use('Salvar');
      await keys.see('Arquivos adicionados com sucesso');
      await keys.waitUntilNoDialog();
      await gateway.finishJobs();
      await keys.seeAt('[aria-label="Ver erros de adesoes.xlsx"]');
      await keys.use('Ver erros de adesoes.xlsx');
      await keys.waitForDialog();
      await keys.see('CPF não encontrado entre os beneficiários.');
      await keys.waitUntilGone(cpf);
      await keys.press('Escape');
      await keys.waitForFocus('Ver erros de adesoes.xlsx');
    },
  },
  {
    what: 'old files are requested, and the list shows the files that were not found',
    go: async ({ keys, gateway, signIn, goTo }) => {
      await signIn('recebiveis');
      await goTo('Resgate de arquivos antigos', 'Automações');
      await keys.seeAt('tbody th');
      await keys.use('Subir arquivo');
      await keys.waitForDialog();
      await keys.attach([csv('resgate-de-março.csv', `NOME\nguia_202201_000001.pdf\nguia ${name}.pdf\n`)]);
      await keys.see('resgate-de-marco.csv');
      await keys.use('Salvar');
      await keys.waitUntilNoDialog();
      await keys.see('Aguardando · 0/2');
      await gateway.finishJobs();
      await keys.seeAt('[aria-label="Ver erros de resgate-de-marco.csv"]');
      await keys.see('Sucesso parcial · 1/2');
      await keys.use('Ver erros de resgate-de-marco.csv');
      await keys.waitForDialog();
      await keys.see('1 erro(s) encontrado(s)');
      await keys.see(name);
      await keys.press('Escape');
      await keys.waitUntilNoDialog();
      await keys.waitForFocus('Ver erros de resgate-de-marco.csv');
    },
  },
];
