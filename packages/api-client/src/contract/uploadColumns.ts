import { foldText } from './foldText.ts';

/** A column of an uploaded file, with its accepted titles. */
export interface UploadColumn<Name extends string = string> {
  name: Name;
  /** The first one is the title in the template. Titles are compared with `foldTitle`. */
  titles: readonly [string, ...string[]];
  isRequired?: boolean;
  /** At least one of the columns with `isOneOf` is required. */
  isOneOf?: boolean;
}

/** A column title without accents, case, spaces and underscores. */
const foldTitle = (title: string): string => foldText(title).replace(/[^a-z0-9]/g, '');

/** The index of a column in a header row; -1 if it is missing. */
export const findColumn = (header: readonly string[], { titles }: Pick<UploadColumn, 'titles'>): number => {
  const known = titles.map(foldTitle);
  return header.findIndex((title) => known.includes(foldTitle(title)));
};

/** The columns that are missing in a header: each required column, and all columns of a choice if the header has none of them. */
export function missingColumns<Column extends UploadColumn>(
  header: readonly string[],
  columns: readonly Column[],
): Column[] {
  const absent = columns.filter((column) => findColumn(header, column) === -1);
  const choice = columns.filter(({ isOneOf }) => isOneOf);
  const isChoiceMissing = choice.length > 0 && choice.every((column) => absent.includes(column));
  return absent.filter(({ isRequired, isOneOf }) => isRequired || (isOneOf && isChoiceMissing));
}

/**
 * The message that refuses a header in which a column occurs twice, such as a `CPF` for the holder and one for the
 * dependant: reading only the first could query another person. Undefined if each column occurs once.
 */
export function repeatedColumnProblem(header: readonly string[], columns: readonly UploadColumn[]): string | undefined {
  const folded = header.map(foldTitle);
  for (const { titles } of columns) {
    const known = titles.map(foldTitle);
    const places = folded.flatMap((title, at) =>
      known.includes(title) ? [`${at + 1}ª (“${header[at]?.trim()}”)`] : [],
    );
    if (places.length > 1) {
      return `Mais de uma coluna pode ser “${titles[0]}”: ${places.join(', ')}. Deixe só uma delas.`;
    }
  }
  return undefined;
}

/** Reads the cells of a row by the columns of the header; a missing column gives an empty text. */
export function cellsByColumn<Name extends string>(
  header: readonly string[],
  columns: readonly UploadColumn<Name>[],
): (cells: readonly string[]) => Record<Name, string> {
  const places = columns.map((column) => [column.name, findColumn(header, column)] as const);
  return (cells) => Object.fromEntries(places.map(([name, at]) => [name, cells[at] ?? ''])) as Record<Name, string>;
}

/** The header of the template. */
export const templateTitles = (columns: readonly UploadColumn[]): string[] =>
  columns.map(({ titles: [title] }) => title);

export const batchColumns = [
  {
    name: 'cardNumber',
    isOneOf: true,
    titles: ['CARTEIRINHA', 'NUMERO_CARTEIRINHA', 'CARTAO', 'NUMERO_CARTAO', 'CARD_NUMBER'],
  },
  { name: 'cpf', isOneOf: true, titles: ['CPF'] },
  { name: 'fullName', titles: ['NOME', 'NOME_COMPLETO', 'PACIENTE'] },
  { name: 'birth', titles: ['NASCIMENTO', 'DATA_NASCIMENTO', 'DATA_DE_NASCIMENTO'] },
] as const satisfies readonly UploadColumn[];

/** The example line of the template, below its header. Readers of an upload skip it. */
export const batchExample = ['1234567890123456', '12345678909', 'EXEMPLO (linha ignorada)', '02/11/1985'] as const;

export const isBatchExample = (cells: readonly string[]): boolean => cells.includes(batchExample[2]);

export const restoreColumns = [
  { name: 'key', titles: ['NOME', 'ARQUIVO', 'NOME_ARQUIVO', 'NOME_DO_ARQUIVO', 'CHAVE'], isRequired: true },
] as const satisfies readonly UploadColumn[];

export const glosaColumns = [
  { name: 'guideNumber', titles: ['NUMERO_GUIA', 'NUMERO_DA_GUIA', 'GUIA'], isRequired: true },
  { name: 'amount', titles: ['VALOR', 'VALOR_GLOSADO', 'VALOR_RECURSADO'] },
  { name: 'reason', titles: ['JUSTIFICATIVA', 'MOTIVO'], isRequired: true },
] as const satisfies readonly UploadColumn[];

export const healthCardColumns = [
  { name: 'cpf', titles: ['CPF'], isRequired: true },
  { name: 'fullName', titles: ['NOME', 'NOME_COMPLETO'] },
] as const satisfies readonly UploadColumn[];
