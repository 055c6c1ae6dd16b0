export interface SpokenJourney {
  /** The name of its transcript. */
  name: string;
  /** The name of the journey in `tools/engines` whose keys are played. */
  what: string;
  /** Phrases that Orca must say, each once. */
  phrases: readonly string[];
  /** Texts that depend on the day, with their replacement. */
  varying?: readonly [RegExp, string][];
}

/** Journeys of the app with a transcript; `npm run tool -- speech NAME --update` writes the transcript of a new one. */
export const spokenJourneys: readonly SpokenJourney[] = [
  {
    name: 'journey-sign-in',
    what: 'a sign-in is empty, then refused, then accepted',
    phrases: ['Usuário ou senha incorretos.'],
  },
  {
    name: 'journey-single-query',
    what: 'an individual query: the fields show their errors, then the beneficiary is found, then all is cleared',
    phrases: ['Beneficiário ativo: {nome}'],
  },
  {
    name: 'journey-group',
    what: 'a group is sent, and its processing cancelled',
    phrases: ['Arquivo enviado com sucesso', 'Processamento cancelado com sucesso', 'grupo.csv: Cancelado'],
  },
  {
    name: 'journey-report-history',
    what: 'the arrow keys of the tabs lead to the history of reports',
    phrases: ['Histórico de relatórios aba de página'],
  },
  {
    name: 'journey-credential',
    what: 'a credential is created, edited and deleted',
    phrases: [
      'Descartar alterações?',
      'Credencial cadastrada com sucesso.',
      'Credencial atualizada com sucesso.',
      'Credencial excluída com sucesso.',
    ],
  },
  {
    name: 'journey-operator',
    what: 'an operator is created with its Web Service, found and renamed',
    phrases: ['Operadora salva com sucesso.', 'Operadora atualizada com sucesso.'],
  },
  {
    name: 'journey-documents',
    what: 'documents are captured, one refused and one removed, and found again by their sender',
    phrases: ['Arquivos adicionados com sucesso', 'guia-dois.pdf removido'],
  },
  {
    name: 'journey-health-card',
    what: 'a spreadsheet of the health card is sent, and its errors name the unknown CPF',
    phrases: ['Arquivos adicionados com sucesso', 'adesoes.xlsx: Erro'],
  },
  {
    name: 'journey-old-files',
    what: 'old files are requested, and the list shows the files that were not found',
    phrases: ['Solicitação recebida. Acompanhe o resgate na lista.', 'resgate-de-marco.csv: Sucesso parcial'],
  },
  {
    name: 'journey-report',
    what: 'a report: a period is chosen in the calendar, searched and exported',
    phrases: ['Relatório em processamento.', 'Página 2 de', '.csv: Concluído'],
    varying: [
      [/\p{L}{3} cabeçalho de coluna \p{L}+(-feira)?, \d+ de \p{L}+ de \d{4}/gu, '{dia}'],
      [/^\p{L}+ de \d{4}\.$/gu, '{mês}.'],
      [/\d linhas 7 colunas/g, '{semanas} linhas 7 colunas'],
      [/^linha \d coluna \d\.$/g, '{semana e dia da semana}.'],
      [/_\d{4}-\d{2}-\d{2}/g, '_{dia}'],
      // The number of records in the last thirty days depends on the hour.
      [/(Página \d+) de \d+(, itens \d+ a \d+) de \d+/g, '$1 de {páginas}$2 de {registros}'],
      [/Página [1-9]\d botão/g, 'Página {última} botão'],
    ],
  },
  {
    name: 'journey-color-mode',
    what: 'the colour mode is switched, kept, and switched back',
    phrases: ['Modo escuro ativado', 'Modo claro ativado'],
  },
  {
    name: 'journey-barcode',
    what: 'a document is found by its barcode and its file replaced',
    phrases: ['Erro na requisição'],
  },
  {
    name: 'journey-appeals',
    what: 'appeals are sent, their errors read, and a failed one deleted',
    phrases: ['Arquivos adicionados com sucesso', 'Arquivo excluído com sucesso', 'em-parte.xlsx: Sucesso parcial'],
  },
  {
    name: 'journey-command-palette',
    what: 'the list of keys opens, the palette leads to another screen, and the session ends',
    phrases: ['1 resultado'],
  },
];
