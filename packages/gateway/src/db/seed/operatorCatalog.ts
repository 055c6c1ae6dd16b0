import type { CardNumberRule, CardNumberSetting } from '../../domain/cardNumberRules.ts';

/** c card number · p CPF · n full name · b birth date */
type Letters = string;

export interface CatalogOperator {
  ansId: string;
  name: string;
  rule: CardNumberRule | null;
  required: Letters;
  accepted: Letters;
  brands: readonly number[];
  isCompanyPlan?: boolean;
  /** Digits that every card of the operator starts with. */
  cardPrefix?: string;
  service: 'web' | 'robot' | 'both';
}

export const catalogBrands = [
  'Laboratório Aurora',
  'Diagnósticos Serra Azul',
  'Clínica Horizonte',
  'Imagem Atlântica',
  'Instituto Jacarandá',
  'Vacinas Bem-te-vi',
  'Laboratório Mandacaru',
  'Centro Médico Ipê',
  'Medicina Capivari',
  'Genética Araribá',
] as const;

export const catalogProviders = ['Autômatos do Vale', 'Robótica Pantanal', 'Fluxo Certo', 'Nexa Processos'] as const;

export const catalogTemplates = [
  'TISS 3.05.00',
  'TISS 4.00.01',
  'TISS 3.03.03',
  'TISS 4.01.00',
  'TISS 3.04.01',
  'TISS 3.02.02',
] as const;

const of = (
  ansId: string,
  name: string,
  rule: CardNumberRule | null,
  flags: `${Letters}/${Letters}`,
  brands: readonly number[],
  service: CatalogOperator['service'],
): CatalogOperator => {
  const [required = '', accepted = ''] = flags.split('/');
  return { ansId, name, rule, required, accepted, brands, service };
};

/** Invented operators: every card rule, every useful mix of fields, and leading zeros in the ANS id. */
export const catalogOperators: readonly CatalogOperator[] = [
  { ...of('004187', 'Vida Plena Saúde', 'digits17', 'c/cp', [1, 2, 3], 'web'), cardPrefix: '0' },
  of('301264', 'Saúde Norte', 'digits16', 'c/c', [1, 4], 'robot'),
  of('317853', 'Unisol Assistência', 'digits15', 'cb/cpb', [2, 3, 5], 'both'),
  { ...of('326908', 'Horizonte Seguros Saúde', 'digits20', 'c/cpnb', [1, 6], 'web'), cardPrefix: '865' },
  of('338742', 'Bem Querer Saúde', 'digits9', 'p/cp', [3, 7, 8], 'robot'),
  of('344019', 'Santa Aurélia', 'alnum20', 'c/c', [1, 2], 'web'),
  of('352716', 'Plena Mar', 'upTo20', 'cp/cp', [4, 5, 9], 'both'),
  of('359105', 'Serra Dourada Planos', 'grouped20', 'c/cb', [2, 10], 'robot'),
  of('362487', 'Cuidar Mais', 'digits18', 'pb/cpb', [1, 3, 6], 'web'),
  of('367031', 'Amparo Saúde', 'digits17', 'cpnb/cpnb', [7, 8], 'robot'),
  of('371592', 'Rio Claro Assistência Médica', 'digits16', 'p/p', [2, 4, 9], 'web'),
  of('376240', 'Clínica Popular do Sul', 'digits9', 'cn/cn', [5], 'robot'),
  of('380914', 'Mutual dos Servidores', 'digits15', 'pnb/pnb', [1, 10], 'both'),
  of('385377', 'Vale Verde Saúde', 'digits20', 'c/cp', [3, 6, 7], 'web'),
  of('391028', 'Nova Esperança', null, 'b/cpb', [8], 'robot'),
  of('396645', 'Ampla Cobertura', 'upTo20', 'c/cpn', [1, 2, 4, 5], 'web'),
  of('402183', 'Saúde do Trabalhador', 'digits18', 'cp/cpb', [9, 10], 'robot'),
  of('407551', 'Litoral Saúde', 'digits17', 'n/cpn', [3], 'web'),
  of('411936', 'Cooperativa Médica do Cerrado', 'digits17', 'c/cpnb', [1, 2, 6, 7], 'both'),
  of('416270', 'Integra Vida', 'grouped20', 'p/cp', [4, 8], 'web'),
  of('419804', 'Aliança Serrana', 'alnum20', 'cb/cb', [5, 9], 'robot'),
  of('000528', 'Caixa de Assistência Ipiranga', 'digits9', 'c/cp', [1, 3, 10], 'web'),
  of('009013', 'Sempre Viva Odonto e Saúde', null, 'p/pnb', [2], 'robot'),
  { ...of('421715', 'Plano Próprio Oráculo', 'digits16', 'p/cpb', [], 'web'), isCompanyPlan: true },
];

/** The default of `cardNumberRules` in /config.json. An operator that is not here has no card validation. */
export const defaultCardNumberRules: Readonly<Record<string, CardNumberSetting>> = Object.fromEntries(
  catalogOperators.flatMap(({ ansId, cardPrefix, rule }) => {
    if (rule === null) return [];
    return [[ansId, cardPrefix === undefined ? { rule } : { rule, pattern: `${cardPrefix}\\d*` }] as const];
  }),
);
