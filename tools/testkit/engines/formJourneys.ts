import { typedSecrets, cardOnlyOperator } from '../app/people.ts';
import { accountOf } from '../app/sessions.ts';
import type { EngineJourney } from './EngineJourney.ts';

const result = '[aria-label="Informações do beneficiário consultado"]';

/** The journeys of `packages/app/e2e/journeys` that send no file. */
export const formJourneys: EngineJourney[] = [
  {
    what: 'a sign-in is empty, then refused, then accepted',
    refused: 'session.signIn invalid',
    go: async ({ keys }) => {
      await keys.use('Iniciar sessão');
      await keys.see('Informe o usuário ou e-mail');
      await keys.see('Informe a senha');
      await keys.waitForFocus('Usuário ou e-mail');
      const { username, password } = accountOf('recebiveis');
      await keys.type('Usuário ou e-mail', username);
      await keys.type('Senha', typedSecrets.wrongPassword);
      await keys.press('Enter');
      await keys.see('Usuário ou senha incorretos.');
      await keys.use('Mostrar senha', { key: 'Space' });
      await keys.type('Senha', password, 'Shift+Tab');
      await keys.use('Iniciar sessão');
      await keys.waitForAddress('/eligibilities');
      await keys.see('Consulta individual');
    },
  },
  {
    what: 'an individual query: the fields show their errors, then the beneficiary is found, then all is cleared',
    go: async ({ keys, person, signIn }) => {
      await signIn('leitura');
      await keys.choose('Operadora', cardOnlyOperator.name);
      await keys.choose('Marca', person.brand);
      await keys.type('Número da carteirinha', '12345678901234567890');
      await keys.press('Tab');
      await keys.see('Cartão inválido');
      await keys.type('Número da carteirinha', person.card, 'Shift+Tab');
      await keys.type('Nome completo', person.name);
      await keys.type('CPF', person.cpf);
      await keys.type('Data de nascimento', person.birth.split('-').toReversed().join(''));
      await keys.use('Pesquisar');
      await keys.see(person.name);
      await keys.seeAt(result);
      await keys.use('Limpar pesquisa', { by: 'Shift+Tab' });
      await keys.waitUntilGoneFrom(result);
    },
  },
  {
    what: 'a report: a period is chosen in the calendar, searched and exported',
    go: async ({ keys, gateway, signIn, goTo }) => {
      await signIn('leitura');
      await goTo('Relatório de elegibilidade', 'Elegibilidade');
      await keys.use('Abrir calendário');
      await keys.see('Selecione a data');
      await keys.use('Últimos 30 dias');
      await keys.waitUntilGone('Selecione a data');
      await keys.use('Pesquisar');
      await keys.waitForAddress('period=');
      await keys.use('Próxima página');
      await keys.waitForAddress('page=2');
      await keys.waitForFocus('Próxima página');
      await keys.use('Exportar relatório', { by: 'Shift+Tab' });
      await keys.see('Relatório em processamento.');
      // The toast appears before the gateway has the report.
      await keys.waitUntilGoneFrom('button[aria-busy=true]');
      await gateway.finishJobs();
      await keys.waitUntilGone('Relatório em processamento.');
    },
  },
  {
    what: 'the arrow keys of the tabs lead to the history of reports',
    go: async ({ keys, signIn, goTo }) => {
      await signIn('leitura');
      await goTo('Relatório de elegibilidade', 'Elegibilidade');
      await keys.moveTo('Geração de relatórios');
      await keys.press('ArrowRight');
      await keys.waitForFocus('Histórico de relatórios');
      await keys.press('Enter');
      await keys.see('Concluído');
    },
  },
  {
    what: 'a credential is created, edited and deleted',
    go: async ({ keys, signIn, goTo }) => {
      await signIn('admin');
      await goTo('Credenciais');
      await keys.use('Cadastrar credencial');
      await keys.waitForDialog();
      await keys.use('Salvar');
      await keys.see('Operadora é obrigatória');
      await keys.waitForFocus('Operadora');
      await keys.choose('Operadora', 'Vida Plena Saúde');
      await keys.chooseFirst('Marca');
      await keys.type('CPF', '71428793860');
      await keys.type('Código do prestador', '4242');
      await keys.type('Usuário', typedSecrets.credentialUser);
      await keys.type('Senha', typedSecrets.credentialPassword);
      await keys.press('Escape');
      await keys.see('Descartar alterações?');
      await keys.waitForFocus('Continuar editando');
      await keys.use('Continuar editando');
      await keys.use('Salvar');
      await keys.see('Credencial cadastrada com sucesso.');
      await keys.choose('Operadora', 'Vida Plena Saúde', 'Shift+Tab');
      await keys.use('Pesquisar');
      await keys.see(typedSecrets.credentialUser);
      await keys.waitForAddress('ansId=004187');
      await keys.use(`Editar ${typedSecrets.credentialUser}`);
      await keys.waitForDialog();
      await keys.type('Descrição', 'Editada pelo teclado');
      await keys.press('Enter');
      await keys.see('Credencial atualizada com sucesso.');
      await keys.waitUntilNoDialog();
      await keys.use(`Excluir ${typedSecrets.credentialUser}`);
      await keys.see('Excluir Credencial');
      await keys.waitForDialog();
      await keys.use('Excluir');
      await keys.see('Credencial excluída com sucesso.');
      await keys.waitUntilGone(typedSecrets.credentialUser);
    },
  },
  {
    what: 'an operator is created with its Web Service, found and renamed',
    go: async ({ keys, signIn, goTo }) => {
      await signIn('admin');
      await goTo('Operadoras');
      await keys.use('Cadastrar operadora');
      await keys.waitForDialog();
      await keys.use('Web Service', { key: 'Space' });
      await keys.use('Salvar');
      await keys.see('Versão TISS é obrigatória quando Web Service está ativo');
      await keys.waitForFocus('Registro ANS');
      await keys.type('Registro ANS', '905173');
      await keys.type('Nome da operadora', 'Jornada Plena');
      await keys.chooseFirst('Versão TISS');
      await keys.type('Endpoint', 'https://tiss.example/servico');
      await keys.type('Usuário', 'servico');
      await keys.type('Senha', typedSecrets.servicePassword);
      await keys.use('Salvar');
      await keys.see('Operadora salva com sucesso.');
      await keys.waitUntilNoDialog();
      await keys.type('Operadora', '905173', 'Shift+Tab');
      await keys.press('Enter');
      await keys.waitForAddress('search=905173');
      await keys.use('Editar Jornada Plena');
      await keys.waitForDialog();
      await keys.type('Nome da operadora', 'Jornada Nova');
      await keys.use('Salvar');
      await keys.see('Operadora atualizada com sucesso.');
      await keys.see('Jornada Nova');
    },
  },
  {
    what: 'the colour mode is switched, kept, and switched back',
    go: async ({ keys, signIn }) => {
      await signIn('leitura');
      await keys.use('Usar modo escuro', { by: 'Shift+Tab' });
      const mode = () => document.documentElement.dataset.colorMode;
      await keys.waitForFocus('Usar modo claro');
      await keys.engine.goto(await keys.engine.evaluate(() => location.href));
      await keys.see('Consulta individual');
      if ((await keys.engine.evaluate(mode)) !== 'dark') throw new Error('the mode is not kept');
      await keys.use('Usar modo claro', { by: 'Tab' });
      await keys.waitForFocus('Usar modo escuro');
    },
  },
  {
    what: 'the list of keys opens, the palette leads to another screen, and the session ends',
    go: async ({ keys, signIn }) => {
      await signIn('admin');
      await keys.press('?');
      await keys.see('Atalhos do teclado');
      await keys.waitForDialog();
      await keys.press('Escape');
      await keys.waitUntilGone('Atalhos do teclado');
      await keys.press('Control+k');
      await keys.waitForFocus('Buscar');
      await keys.engine.type('Credenciais');
      await keys.waitUntilActive('Credenciais');
      await keys.see('1 resultado');
      await keys.press('Enter');
      await keys.waitForAddress('/credentials');
      await keys.see('Cadastrar credencial');
      await keys.use('Sair', { by: 'Shift+Tab' });
      await keys.waitForAddress('/login');
    },
  },
];
