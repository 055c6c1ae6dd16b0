import { Refusal } from '../domain/Refusal.ts';

/** A column of an upload, by the names that people give it. */
export interface Column<Name extends string> {
  name: Name;
  /** Compared without accents, case, spaces and underscores. */
  titles: readonly string[];
  isRequired?: boolean;
  /** Of the columns with this mark at least one must be there. */
  isOneOf?: boolean;
}

const plain = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Finds the columns in a header row; a missing required one is a 422 that names it. */
export function findColumns<Name extends string>(
  header: readonly string[],
  columns: readonly Column<Name>[],
): (cells: readonly string[]) => Record<Name, string> {
  const titles = header.map(plain);
  const places = columns.map(({ name, titles: known, isRequired }) => {
    const at = titles.findIndex((title) => known.some((candidate) => plain(candidate) === title));
    if (at === -1 && isRequired) {
      throw new Refusal('unreadable', `O arquivo não tem a coluna “${known[0]}”. Corrija o cabeçalho e envie de novo.`);
    }
    return [name, at] as const;
  });
  const choices = columns.filter(({ isOneOf }) => isOneOf);
  const isMissing = (name: Name) => places.some(([place, at]) => place === name && at === -1);
  if (choices.length > 0 && choices.every(({ name }) => isMissing(name))) {
    const titles = choices.map(({ titles: [title] }) => `“${title}”`).join(' ou ');
    throw new Refusal('unreadable', `O arquivo não tem a coluna ${titles}. Corrija o cabeçalho e envie de novo.`);
  }
  return (cells) => Object.fromEntries(places.map(([name, at]) => [name, cells[at] ?? ''])) as Record<Name, string>;
}

export const batchColumns = [
  {
    name: 'cardNumber',
    isOneOf: true,
    titles: ['CARTEIRINHA', 'NUMERO_CARTEIRINHA', 'CARTAO', 'NUMERO_CARTAO', 'CARD_NUMBER'],
  },
  { name: 'cpf', isOneOf: true, titles: ['CPF'] },
  { name: 'fullName', titles: ['NOME', 'NOME_COMPLETO', 'PACIENTE'] },
  { name: 'birth', titles: ['NASCIMENTO', 'DATA_NASCIMENTO', 'DATA_DE_NASCIMENTO'] },
] as const satisfies readonly Column<string>[];

export const restoreColumns = [
  { name: 'key', titles: ['NOME', 'ARQUIVO', 'NOME_ARQUIVO', 'NOME_DO_ARQUIVO', 'CHAVE'], isRequired: true },
] as const satisfies readonly Column<string>[];

export const glosaColumns = [
  { name: 'guideNumber', titles: ['NUMERO_GUIA', 'NUMERO_DA_GUIA', 'GUIA'], isRequired: true },
  { name: 'amount', titles: ['VALOR', 'VALOR_GLOSADO', 'VALOR_RECURSADO'] },
  { name: 'reason', titles: ['JUSTIFICATIVA', 'MOTIVO'], isRequired: true },
] as const satisfies readonly Column<string>[];

export const healthCardColumns = [
  { name: 'cpf', titles: ['CPF'], isRequired: true },
  { name: 'fullName', titles: ['NOME', 'NOME_COMPLETO'] },
] as const satisfies readonly Column<string>[];
