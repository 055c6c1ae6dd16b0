import type { RequestOptions } from '@oraculo/api-client';
import { nameDoubt } from '@oraculo/api-client/contract';
import type { StackedBarPart } from '@oraculo/ui';
import { api } from '../../service/api.ts';
import { type StatusName, statusLooks } from '../../statuses/statusLook.ts';
import { readCsvText } from '../../uploads/readCsvText.ts';

/** The words of the column RESULTADO. */
const outcomes = {
  Ativo: 'active',
  Inativo: 'inactive',
  'Não encontrado': 'notFound',
  Erro: 'failed',
} as const satisfies Record<string, StatusName>;

type Outcome = keyof typeof outcomes;
const isOutcome = (word: string): word is Outcome => Object.hasOwn(outcomes, word);

/**
 * The number of lines per outcome, and the number of lines with a different name. An unknown word counts as a failure.
 */
async function countOutcomes(text: string) {
  const counts = { Ativo: 0, Inativo: 0, 'Não encontrado': 0, Erro: 0 };
  let column = -1;
  let messages = -1;
  let otherNames = 0;
  await readCsvText(text.replace(/^\uFEFF/, ''), ({ cells }) => {
    if (column === -1) {
      column = cells.indexOf('RESULTADO');
      messages = cells.indexOf('MENSAGEM');
      return;
    }
    const outcome = cells[column] ?? '';
    counts[isOutcome(outcome) ? outcome : 'Erro'] += 1;
    if (cells[messages]?.includes(nameDoubt)) otherNames += 1;
  });
  return { counts, otherNames };
}

const resultTones: Partial<Record<StatusName, StackedBarPart['tone']>> = { notFound: 'neutral', failed: 'caution' };

/**
 * Reads a result file into parts of a bar, the number of lines not found and the number of lines with a different name.
 */
export async function readBatchResult(link: string, options: RequestOptions) {
  const { counts, otherNames } = await countOutcomes(await api.files.read(link, options));
  const parts = Object.entries(outcomes).map(
    ([outcome, name]): StackedBarPart => ({
      id: name,
      label: statusLooks[name].text,
      value: counts[outcome as Outcome],
      // “Not covered” excludes people whom the operator does not know and lines that could not be queried.
      tone: resultTones[name] ?? statusLooks[name].tone,
    }),
  );
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  return { parts, otherNames, notFound: counts['Não encontrado'], total };
}
