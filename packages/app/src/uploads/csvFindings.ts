import {
  findColumn,
  limits,
  missingColumns,
  repeatedColumnProblem,
  templateTitles,
  tooManyLines,
  type UploadColumn,
} from '@oraculo/api-client/contract';
import { formatCpf, type StackedBarPart } from '@oraculo/ui';
import type { CsvInspection } from './previewCsv.ts';

const listTitles = (columns: readonly UploadColumn[], separator: string) => templateTitles(columns).join(separator);

/** Problems for which the service rejects the whole file; they block sending. */
export function csvRefusals({ header, lineCount, problem }: CsvInspection, columns: readonly UploadColumn[]): string[] {
  const refusals: string[] = [];
  const missing = missingColumns(header, columns);
  if (missing.length > 0) {
    const titles = listTitles(missing, ' ou ');
    refusals.push(`O cabeçalho não tem a coluna ${titles}. Modelo: ${listTitles(columns, ', ')}.`);
  }
  const repeated = repeatedColumnProblem(header, columns);
  if (repeated !== undefined) refusals.push(repeated);
  if (problem !== null) refusals.push(problem);
  else if (lineCount === 0) refusals.push('O arquivo não tem nenhuma linha de dados.');
  if (lineCount > limits.uploadLines) refusals.push(tooManyLines());
  return refusals;
}

const shownLines = 10;

const nameLines = (lines: readonly number[]) =>
  `${lines.length === 1 ? 'Linha' : 'Linhas'} ${lines.slice(0, shownLines).join(', ')}${lines.length > shownLines ? ' e outras' : ''}`;

/** The text in the form after a colon: with a lower-case first letter, except for an abbreviation. */
const withoutCapitalAndPeriod = (sentence: string) =>
  sentence.replace(/\.$/, '').replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** The lines by reason: “Linhas 3, 8: CPF deve ter 11 dígitos.” */
function listByReason(notedLines: CsvInspection['invalidLines']) {
  const byReason = new Map<string, number[]>();
  for (const { line, reason } of notedLines)
    byReason.set(reason, [...(byReason.get(reason) ?? []), line].slice(0, shownLines + 1));
  return [...byReason].map(([reason, lines]) => `${nameLines(lines)}: ${withoutCapitalAndPeriod(reason)}.`);
}

/** The number of lines per finding; each line counts once. */
export function csvParts(found: CsvInspection, isWaiting = false): StackedBarPart[] {
  return lineParts({
    wrong: found.invalidLines.length,
    doubtful: found.doubtfulLines.length,
    repeated: found.repeatedLines.length,
    total: found.lineCount,
    isWaiting,
  });
}

interface LineCounts {
  wrong: number;
  doubtful: number;
  repeated: number;
  total: number;
  /** Whether the rules of an operator are still missing, so that a line without an error is not valid yet. */
  isWaiting?: boolean;
}

/** The checked lines as parts of a bar. */
export const lineParts = ({ wrong, doubtful, repeated, total, isWaiting = false }: LineCounts) =>
  [
    {
      id: 'good',
      label: isWaiting ? 'Aguardando operadora' : 'Em ordem',
      value: total - wrong - doubtful - repeated,
      tone: isWaiting ? 'neutral' : 'positive',
    },
    { id: 'doubtful', label: 'Confira', value: doubtful, tone: 'caution' },
    { id: 'wrong', label: 'Com erro', value: wrong, tone: 'critical' },
    { id: 'repeated', label: 'Repetidas', value: repeated, tone: 'info' },
  ] satisfies StackedBarPart[];

const counted = (count: number, one: string, several: (count: string) => string) =>
  count === 1 ? one : several(count.toLocaleString('pt-BR'));

/** How the service treats invalid lines if the file is sent unchanged. */
export function invalidLineSentences({ invalidLines, raggedLines }: CsvInspection): string[] {
  const sentences: string[] = [];
  if (invalidLines.length > 0)
    sentences.push(
      counted(
        invalidLines.length,
        'A linha com erro não será consultada: ela volta com o motivo no arquivo de resultado.',
        (count) =>
          `As ${count} linhas com erro não serão consultadas: elas voltam com o motivo no arquivo de resultado.`,
      ),
    );
  if (raggedLines.length > 0)
    sentences.push(
      counted(
        raggedLines.length,
        'A linha com colunas a mais ou a menos será consultada com o que estiver em cada coluna.',
        (count) =>
          `As ${count} linhas com colunas a mais ou a menos serão consultadas com o que estiver em cada coluna.`,
      ),
    );
  return sentences;
}

/**
 * The CPFs that will be queried for cells with fewer digits: “Linha 2: CPF completado com zeros à esquerda,
 * 052.998.224-72.”
 */
export function completedCpfs({ completedLines, completedCount }: CsvInspection): string | undefined {
  const [first] = completedLines;
  if (!first) return undefined;
  if (completedCount === 1) return `Linha ${first.line}: CPF completado com zeros à esquerda, ${formatCpf(first.cpf)}.`;
  const shown = completedLines.map(({ line, cpf }) => `linha ${line}, ${formatCpf(cpf)}`);
  const others = completedCount - shown.length;
  const more = others === 0 ? '' : `; e ${counted(others, 'mais uma', (count) => `mais ${count}`)}`;
  return `${completedCount.toLocaleString('pt-BR')} CPFs completados com zeros à esquerda: ${shown.join('; ')}${more}.`;
}

/** Warnings before sending; the service accepts the file anyway. */
export function csvWarnings(found: CsvInspection, columns: readonly UploadColumn[]): string[] {
  const { header, invalidLines, doubtfulLines, repeatedLines } = found;
  const warnings: string[] = [];
  const absent = columns.filter((column) => findColumn(header, column) === -1);
  if (absent.length > 0) warnings.push(`Faltam colunas do modelo: ${listTitles(absent, ', ')}.`);
  warnings.push(...listByReason(invalidLines), ...listByReason(doubtfulLines));
  if (repeatedLines.length > 0)
    warnings.push(`${nameLines(repeatedLines)}: ${repeatedLines.length === 1 ? 'repete' : 'repetem'} outra linha.`);
  return warnings;
}
