import { cellsByColumn, missingColumns, repeatedColumnProblem, type UploadColumn } from '@oraculo/api-client/contract';
import { DomainError } from '../domain/DomainError.ts';

/** Finds the columns in a header row. A required column that is missing, or a column that occurs twice, is refused by name. */
export function findColumns<Name extends string>(
  header: readonly string[],
  columns: readonly UploadColumn<Name>[],
): (cells: readonly string[]) => Record<Name, string> {
  const [first, ...others] = missingColumns(header, columns);
  if (first) {
    const named = first.isRequired ? [first] : [first, ...others];
    const titles = named.map(({ titles: [title] }) => `“${title}”`).join(' ou ');
    throw new DomainError('unreadable', `O arquivo não tem a coluna ${titles}. Corrija o cabeçalho e envie de novo.`);
  }
  const problem = repeatedColumnProblem(header, columns);
  if (problem !== undefined) throw new DomainError('unreadable', problem);
  return cellsByColumn(header, columns);
}
