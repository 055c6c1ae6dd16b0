import { expect, test } from 'vitest';
import { spokenRules } from './spokenRules.ts';
import { readTranscript } from './transcript.ts';

const violationsOf = (name: string, transcript: string, phrases: string[] = []) => {
  const rule = spokenRules.find((one) => one.name === name);
  if (!rule) throw new Error(`no rule is called “${name}”`);
  return rule.violationsOf(readTranscript(`# story\n\n${transcript}\n`), { phrases });
};

const calendar = '» alt+Down\n  Calendário: Período diálogo\n  tabela com 7 linhas 7 colunas\n\n';

const examples: [name: string, good: string, bad: string, phrases?: string[]][] = [
  ['a tab stop is not silent', '» Tab\n  Salvar botão de apertar.', '» Tab\n  (silêncio)'],
  ['a tab stop is not silent', '» Tab\n  Salvar botão de apertar.', '» Tab\n  anúncio: 2 opções'],
  ['a tab stop says its role', '» Tab\n  Salvar botão de apertar.', '» Tab\n  Salvar'],
  ['a tab stop says its name', '» Tab\n  Fechar botão de apertar.', '» Tab\n  botão de apertar.'],
  ['a tab stop says its name', '» Tab\n  CPF entrada obrigatório.', '» Tab\n  entrada obrigatório.'],
  ['nothing is said twice', '» Escape\n  recolhido', '» Escape\n  recolhido\n  recolhido'],
  ['nothing is said twice', '» Tab\n  Vida Plena.\n  Vida Plena Saúde.', '» Tab\n  Vida Plena\n  Vida Plena.'],
  [
    'nothing is said twice',
    '» Tab\n  CPF entrada.\n  Formato: onze dígitos.',
    '» Tab\n  Formato: onze dígitos Inválido.\n  Formato: onze dígitos',
  ],
  [
    'nothing is said twice',
    '» Tab\n  CPF entrada.\n  anúncio: CPF é obrigatório',
    '» Tab\n  CPF é obrigatório.\n  anúncio: CPF é obrigatório',
  ],
  ['nothing is English', '» Return\n  anúncio: Página 2', '» Return\n  anúncio: Loading'],
  ['nothing is English', '» Tab\n  Fechar botão de apertar.', '» Tab\n  Close botão de apertar.'],
  ['a required phrase is said once', '» Return\n  Enviado', '» Return\n  Enviado\n  Enviado', ['Enviado']],
  ['a required phrase is said once', '» Return\n  anúncio: Enviado', '» Return\n  (silêncio)', ['Enviado']],
  [
    'a move in the calendar says the whole day',
    `${calendar}» Left\n  quinta-feira, 19 de novembro de 2026.`,
    `${calendar}» Left\n  Qui cabeçalho de coluna 19.`,
  ],
  [
    'a move in the calendar says one day',
    `${calendar}» Up\n  quinta-feira, 19 de novembro de 2026.`,
    `${calendar}» Up\n  quinta-feira, 19 de novembro de 2026.\n  sexta-feira, 20 de novembro de 2026.`,
  ],
  [
    'a change of month says one month',
    `${calendar}» Prior\n  outubro de 2026`,
    `${calendar}» Prior\n  janeiro.\n  fevereiro.\n  outubro de 2026`,
  ],
  [
    'a day that cannot be picked says why',
    `${calendar}» Right\n  sábado, 21 de novembro de 2026.\n  Indisponível. Não há expediente no fim de semana.`,
    `${calendar}» Right\n  sábado, 21 de novembro de 2026.\n  Indisponível.`,
  ],
  [
    'a disabled control says why',
    '» Tab\n  Baixar botão de apertar acinzentado.\n  Arquivo expirado.',
    '» Tab\n  Baixar botão de apertar acinzentado.\n  anúncio: Página 1',
  ],
  [
    'a control in a table says its column',
    '» Tab\n  tabela com 9 linhas 2 colunas\n  Ana Ações cabeçalho de coluna.\n  linha 2.\n  Baixar botão de apertar.',
    '» Tab\n  tabela com 9 linhas 2 colunas\n  Ana.\n  linha 2.\n  Baixar botão de apertar.',
  ],
  [
    'an invalid field says why',
    '» Tab\n  CPF entrada.\n  entrada inválida.\n  CPF incompleto.',
    '» Tab\n  CPF entrada.\n  entrada inválida.\n  anúncio: 2 campos com erro',
  ],
];

test.each(examples)('the rule “%s” accepts the valid steps and finds the violation', (name, good, bad, phrases) => {
  expect(violationsOf(name, good, phrases)).toEqual([]);
  expect(violationsOf(name, bad, phrases)).toHaveLength(1);
});

test('every rule has an example', () => {
  expect(new Set(examples.map(([name]) => name))).toEqual(new Set(spokenRules.map(({ name }) => name)));
});
