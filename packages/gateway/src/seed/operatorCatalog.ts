import type { CardNumberRuleName } from '@oraculo/api-client';
import { cardNumberSettings } from '../domain/eligibility/cardNumberSettings.ts';

/** The fields of a query: c card number · p CPF · n full name · b birth date */
type Letters = string;

export interface CatalogOperator {
  ansId: string;
  name: string;
  rule: CardNumberRuleName | null;
  required: Letters;
  accepted: Letters;
  brands: readonly number[];
  isCompanyPlan?: boolean;
  /** The digits with which every card number of the operator starts. */
  cardPrefix: string;
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
  flags: `${Letters}/${Letters}`,
  brands: readonly number[],
  service: CatalogOperator['service'],
): CatalogOperator => {
  const [required = '', accepted = ''] = flags.split('/');
  const { rule = null, pattern } = cardNumberSettings[ansId] ?? {};
  return { ansId, name, rule, cardPrefix: /^\d*/.exec(pattern ?? '')?.[0] ?? '', required, accepted, brands, service };
};

/** Invented operators that cover every card rule, every useful combination of fields, and ANS numbers with leading zeros. */
export const catalogOperators: readonly CatalogOperator[] = [
  of('004187', 'Vida Plena Saúde', 'c/cp', [1, 2, 3], 'web'),
  of('301264', 'Saúde Norte', 'c/c', [1, 4], 'robot'),
  of('317853', 'Unisol Assistência', 'cb/cpb', [2, 3, 5], 'both'),
  of('326908', 'Horizonte Seguros Saúde', 'c/cpnb', [1, 6], 'web'),
  of('338742', 'Bem Querer Saúde', 'p/cp', [3, 7, 8], 'robot'),
  of('344019', 'Santa Aurélia', 'c/c', [1, 2], 'web'),
  of('352716', 'Plena Mar', 'cp/cp', [4, 5, 9], 'both'),
  of('359105', 'Serra Dourada Planos', 'c/cb', [2, 10], 'robot'),
  of('362487', 'Cuidar Mais', 'pb/cpb', [1, 3, 6], 'web'),
  of('367031', 'Amparo Saúde', 'cpnb/cpnb', [7, 8], 'robot'),
  of('371592', 'Rio Claro Assistência Médica', 'p/p', [2, 4, 9], 'web'),
  of('376240', 'Clínica Popular do Sul', 'cn/cn', [5], 'robot'),
  of('380914', 'Mutual dos Servidores', 'pnb/pnb', [1, 10], 'both'),
  of('385377', 'Vale Verde Saúde', 'c/cp', [3, 6, 7], 'web'),
  of('391028', 'Nova Esperança', 'b/cpb', [8], 'robot'),
  of('396645', 'Ampla Cobertura', 'c/cpn', [1, 2, 4, 5], 'web'),
  of('402183', 'Saúde do Trabalhador', 'cp/cpb', [9, 10], 'robot'),
  of('407551', 'Litoral Saúde', 'n/cpn', [3], 'web'),
  of('411936', 'Cooperativa Médica do Cerrado', 'c/cpnb', [1, 2, 6, 7], 'both'),
  of('416270', 'Integra Vida', 'p/cp', [4, 8], 'web'),
  of('419804', 'Aliança Serrana', 'cb/cb', [5, 9], 'robot'),
  of('000528', 'Caixa de Assistência Ipiranga', 'c/cp', [1, 3, 10], 'web'),
  of('009013', 'Sempre Viva Odonto e Saúde', 'p/pnb', [2], 'robot'),
  { ...of('421715', 'Plano Próprio Oráculo', 'p/cpb', [], 'web'), isCompanyPlan: true },
];
