import type { Messages } from './ptBR.ts';

type AnyFunction = (...values: never[]) => string;

/** The functions among the messages of an area, each with example values. */
type ExamplesOf<Area> = {
  [Key in keyof Area as Area[Key] extends AnyFunction ? Key : never]: Area[Key] extends (
    ...values: infer Values
  ) => string
    ? Values
    : never;
};

type AreaWithFunctions = {
  [Area in keyof Messages]: keyof ExamplesOf<Messages[Area]> extends never ? never : Area;
}[keyof Messages];

type MessageExamples = { [Area in AreaWithFunctions]: ExamplesOf<Messages[Area]> };

/** A message function that is missing here does not compile, because the catalogue shows every message. */
export const messageExamples: MessageExamples = {
  actions: {
    removeFilter: ['Saúde Norte'],
    filterRemoved: ['Saúde Norte'],
    copy: ['CPF'],
    copied: ['CPF'],
    copyFailed: ['CPF'],
  },
  charts: {
    total: ['1.284'],
    lessThan: ['0,1%'],
    moreThan: ['99,9%'],
    atStep: [2, 4, 'Leitura', 'Em andamento'],
    allSteps: ['beneficiarios.csv'],
  },
  combobox: {
    create: ['Ortopedia'],
    creating: ['Ortopedia'],
    created: ['Ortopedia'],
    createFailed: ['Ortopedia'],
    notCreated: ['Ortopedia'],
  },
  commands: { count: [12], partial: [30, '5.000'], marked: ['Operadoras'] },
  dates: {
    incomplete: ['dmy'],
    format: ['dmy'],
    placeholder: ['dmy'],
    beforeMin: ['01/11/2026'],
    afterMax: ['30/11/2026'],
    completed: ['20/11/2026'],
    monthBeforeMin: ['01/2026'],
    monthAfterMax: ['12/2026'],
    timeBeforeMin: ['08:00'],
    timeAfterMax: ['18:00'],
    completedMonth: ['11/2026'],
    completedTime: ['08:30'],
    timesChosen: ['08:00', '17:00'],
    timesPasted: ['08:00', '17:00'],
    timesSwapped: ['08:00', '17:00'],
    maxSpan: [30],
    openCalendarAt: ['Data de nascimento'],
    calendar: ['Data de nascimento'],
    day: ['sexta-feira', 20, 'novembro', 2026],
    monthOfYear: ['novembro', 2026],
    startChosen: ['01/11/2026'],
    monthChosen: ['novembro de 2026'],
    dateChosen: ['20/11/2026'],
    rangeChosen: ['01/11/2026', '20/11/2026'],
    swapped: ['01/11/2026', '20/11/2026'],
    pasted: ['01/11/2026', '20/11/2026'],
    pastedSeveral: ['01/11/2026', '20/11/2026'],
    span: [19],
    beyondSpan: [30, '01/11/2026'],
    unavailable: ['Data futura não permitida'],
    lastDays: [7],
  },
  fields: {
    problems: [2],
    count: ['320', '500'],
    over: ['20'],
    left: ['100'],
    full: ['500'],
    pastedOver: ['20'],
  },
  files: {
    drop: ['CSV', false],
    onlyExtensions: ['.csv'],
    refusedExtension: ['.csv'],
    refusedSize: ['20 MB'],
    added: [['beneficiarios.csv', 'lote-07.csv']],
    removed: ['beneficiarios.csv'],
    cleared: ['beneficiarios.csv'],
    sentAs: ['beneficiarios_maio.csv'],
    wasSentAs: ['beneficiarios_maio.csv'],
    collision: ['beneficiários maio.csv'],
    uploading: ['beneficiarios.csv'],
    sent: ['beneficiarios.csv'],
    failed: ['beneficiarios.csv', 'Arquivo vazio'],
    cancelled: ['beneficiarios.csv'],
    cancel: ['beneficiarios.csv'],
    retry: ['beneficiarios.csv'],
    remove: ['beneficiarios.csv'],
    clear: ['beneficiarios.csv'],
  },
  masks: {
    cardGroup: ['Produto', 3],
    pastedTooLong: [16, 15, false],
    pastedWithoutRoom: [5, 2, false],
    refusedWhileEmpty: ['CPF inválido'],
    clearRefusal: ['CPF'],
    boletoBlock: [2],
    boletoSays: ['1.284', '20/11/2026'],
    bankOutside: ['999'],
    bankPasted: ['341 Itaú'],
    bankSaysAgency: ['1234-3'],
    bankSaysAccount: ['12345-5'],
  },
  navigation: { stepOf: [2, 4] },
  notices: { dismissTitled: ['Dados de ontem'] },
  numbers: {
    incomplete: [true],
    decimals: [2],
    min: ['10'],
    max: ['100'],
    step: ['5', '10', '15'],
    inCurrency: ['dólares americanos'],
  },
  select: {
    show: ['Operadora'],
    clear: ['Operadora'],
    partial: [100, '5.000'],
    count: [12],
    best: ['Vida Plena'],
    unmatched: ['vidr', 'Saúde Norte'],
    ambiguous: ['saú', '3', 'Saúde Norte'],
    unloaded: ['vid', 'Saúde Norte'],
    reverted: ['Saúde Norte'],
    chosen: [['Vida Plena', 'Saúde Norte']],
    added: ['Vida Plena'],
    removed: ['Vida Plena'],
    remove: ['Vida Plena'],
  },
  shell: { greeting: ['Mariana'] },
  table: {
    scrollable: ['Arquivos'],
    showing: [10],
    showingPage: [2, 7, 11, 20, 65],
    showingUncounted: [2, 11, 20],
    sortOption: ['Paciente', 'ascending'],
    sorted: ['Paciente, crescente'],
    selected: [12],
    selectedSaid: [12],
    selectAll: [2546],
    selectionBar: ['Arquivos'],
    copied: [12],
    columnWidth: ['Paciente'],
  },
  pagination: { page: [2], pageNumber: [2], total: [65], range: [11, 20] },
  toasts: { offers: ['Baixar'], times: [3] },
};
