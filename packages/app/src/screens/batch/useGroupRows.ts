import { CsvError, limits, type BatchField } from '@oraculo/api-client/contract';
import { announce } from '@oraculo/ui';
import { useMemo, useState } from 'react';
import { cardNumberRuleOf } from '../../cardNumberRules.ts';
import { countRows, createRowCheck, fillRows, type GroupRow, isEmptyRow, isWrong, withSpare } from './groupRows.ts';
import { readPasted } from './pastedTable.ts';

const pasteSentence = (pasted: number, { wrong, doubtful, repeated }: ReturnType<typeof countRows>) =>
  `${pasted} ${pasted === 1 ? 'linha colada' : 'linhas coladas'}. Com erro: ${wrong}. Confira: ${doubtful}. Repetidas: ${repeated}.`;

/** The rows of a group in the grid, checked by the rules of the chosen operator. */
export function useGroupRows(initial: readonly GroupRow[], ansId: string | null) {
  const [rows, setRows] = useState(() => withSpare(initial));
  const [problem, setProblem] = useState<string | null>(null);
  const check = useMemo(() => createRowCheck(ansId === null ? undefined : cardNumberRuleOf(ansId)), [ansId]);
  const checked = useMemo(() => check(rows), [check, rows]);
  const counts = useMemo(() => countRows(checked), [checked]);

  const keep = (isKept: (at: number) => boolean) => setRows(withSpare(rows.filter((_row, at) => isKept(at))));
  return {
    rows,
    checked,
    counts,
    /** Why the last paste was not taken. */
    problem,
    edit: (id: number, field: BatchField, text: string) =>
      setRows((current) =>
        withSpare(current.map((row) => (row.id === id ? { ...row, cells: { ...row.cells, [field]: text } } : row))),
      ),
    remove: (id: number) => keep((at) => rows[at]?.id !== id),
    removeWrong: () => keep((at) => !isWrong(checked[at]!)),
    removeRepeated: () => keep((at) => checked[at]?.repeats === undefined),
    clear: () => setRows(withSpare([])),
    paste: (text: string, id: number, field: BatchField) => {
      try {
        const pasted = readPasted(text, field);
        const filled = fillRows(
          rows,
          rows.findIndex((row) => row.id === id),
          pasted,
        );
        if (filled.filter((row) => !isEmptyRow(row)).length > limits.uploadLines) {
          setProblem('São mais de 100 mil linhas. Divida-as em grupos menores.');
          return;
        }
        setProblem(null);
        setRows(filled);
        announce(pasteSentence(pasted.length, countRows(check(filled))));
      } catch (error) {
        if (!(error instanceof CsvError)) throw error;
        setProblem(`O que foi colado não pôde ser lido. ${error.message}`);
      }
    },
  };
}
