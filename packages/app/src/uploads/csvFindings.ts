import { type CsvInspection, holdsColumn } from './inspectCsv.ts';

/** What the service takes. */
const largestBytes = 20 * 1024 * 1024;
const mostLines = 100_000;

export interface CsvTemplate {
  /** Its header. */
  columns: readonly string[];
  /** Titles of which the service needs at least one, its other names for them included. */
  needed: readonly string[];
}

/** Whether a file is past what the service takes, so that looking into it is not worth the wait. */
export const isTooLarge = ({ size }: { size: number }): boolean => size > largestBytes;

export const tooLargeMessage = 'O arquivo tem mais de 20 MB. Divida-o em arquivos menores.';

const namesOf = (columns: readonly string[]) => columns.join(' ou ');

/** What the service is known to refuse; while there is any of it, sending is of no use. */
export function csvRefusals(
  { header, lineCount, openQuoteLine }: CsvInspection,
  { columns, needed }: CsvTemplate,
): string[] {
  const refusals: string[] = [];
  if (!holdsColumn(header, needed)) {
    const known = namesOf(columns.filter((column) => needed.includes(column)));
    refusals.push(`O cabeçalho não tem a coluna ${known}. Modelo: ${columns.join(', ')}.`);
  }
  if (lineCount === 0) refusals.push('O arquivo não tem nenhuma linha de dados.');
  if (openQuoteLine !== null) refusals.push(`A linha ${openQuoteLine} abre aspas que não fecham.`);
  if (lineCount > mostLines) refusals.push('O arquivo tem mais de 100 mil linhas. Divida-o em arquivos menores.');
  return refusals;
}

const shownLines = 10;

/** What to look at before sending; the service takes the file all the same. */
export function csvWarnings({ missingColumns, badLines }: CsvInspection): string[] {
  const warnings: string[] = [];
  if (missingColumns.length > 0) warnings.push(`Faltam colunas do modelo: ${missingColumns.join(', ')}.`);
  if (badLines.length > 0) {
    const listed = badLines.slice(0, shownLines).join(', ');
    const more = badLines.length > shownLines ? ' e outras' : '';
    warnings.push(`Linhas com quantidade de colunas diferente do cabeçalho: ${listed}${more}.`);
  }
  return warnings;
}
