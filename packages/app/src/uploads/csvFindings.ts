import { limits, missingColumns, templateTitles, type UploadColumn, findColumn } from '@oraculo/api-client/contract';
import type { CsvInspection } from './inspectCsv.ts';

/** Whether a file is past what the service takes, so that looking into it is not worth the wait. */
export const isTooLarge = ({ size }: { size: number }): boolean => size > limits.uploadBytes;
export const tooLargeMessage = 'O arquivo tem mais de 20 MB. Divida-o em arquivos menores.';

const listTitles = (columns: readonly UploadColumn[], separator: string) => templateTitles(columns).join(separator);

/** What the service is known to refuse; while there is any of it, sending is of no use. */
export function csvRefusals({ header, lineCount, problem }: CsvInspection, columns: readonly UploadColumn[]): string[] {
  const refusals: string[] = [];
  const missing = missingColumns(header, columns);
  if (missing.length > 0) {
    const titles = listTitles(missing, ' ou ');
    refusals.push(`O cabeçalho não tem a coluna ${titles}. Modelo: ${listTitles(columns, ', ')}.`);
  }
  if (problem !== null) refusals.push(problem);
  else if (lineCount === 0) refusals.push('O arquivo não tem nenhuma linha de dados.');
  if (lineCount > limits.uploadLines)
    refusals.push('O arquivo tem mais de 100 mil linhas. Divida-o em arquivos menores.');
  return refusals;
}

const shownLines = 10;

/** What to look at before sending; the service takes the file all the same. */
export function csvWarnings({ header, badLines }: CsvInspection, columns: readonly UploadColumn[]): string[] {
  const warnings: string[] = [];
  const absent = columns.filter((column) => findColumn(header, column) === -1);
  if (absent.length > 0) warnings.push(`Faltam colunas do modelo: ${listTitles(absent, ', ')}.`);
  if (badLines.length > 0) {
    const listed = badLines.slice(0, shownLines).join(', ');
    const more = badLines.length > shownLines ? ' e outras' : '';
    warnings.push(`Linhas com quantidade de colunas diferente do cabeçalho: ${listed}${more}.`);
  }
  return warnings;
}
