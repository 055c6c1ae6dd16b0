import { CsvError, limits, tooManyLines, type BatchField } from '@oraculo/api-client/contract';
import { announce } from '@oraculo/ui';
import { useMemo, useState } from 'react';
import { cardNumberRuleOf } from '../../service/cardNumberRules.ts';
import {
  countRows,
  createRowCheck,
  fillRows,
  type BatchGridRow,
  isEmptyRow,
  isWrong,
  withBlankRow,
} from './batchGridRows.ts';
import { unreadSentence } from '../../uploads/unreadColumns.ts';
import { readPasted } from './pastedTable.ts';
import { canUndoRows, changeRows, redoStep, startHistory, typeInCell, undoStep } from './rowSteps.ts';

const pasteSentence = (pasted: number, { wrong, doubtful, repeated }: ReturnType<typeof countRows>) =>
  `${pasted} ${pasted === 1 ? 'linha colada' : 'linhas coladas'}. Com erro: ${wrong}. Confira: ${doubtful}. Repetidas: ${repeated}.`;

const removedSentence = (removed: number) =>
  `${removed} ${removed === 1 ? 'linha removida' : 'linhas removidas'}. Para voltar, use Desfazer.`;

/** The rows of a batch in the grid, checked by the rules of the chosen operator. */
export function useBatchGridRows(
  initial: readonly BatchGridRow[],
  unreadAtFirst: readonly string[],
  ansId: string | null,
  requestedFields: readonly BatchField[] | undefined,
) {
  const [history, setHistory] = useState(() => startHistory(withBlankRow(initial)));
  const { rows } = history;
  const [problem, setProblem] = useState<string | null>(null);
  const [unread, setUnread] = useState(unreadAtFirst);
  const firstField = requestedFields === undefined || requestedFields.includes('cardNumber') ? 'cardNumber' : 'cpf';
  const isBirthRequired = requestedFields?.includes('birth') ?? false;
  const check = useMemo(
    () => createRowCheck(ansId === null ? undefined : cardNumberRuleOf(ansId), { firstField, isBirthRequired }),
    [ansId, firstField, isBirthRequired],
  );
  const checked = useMemo(() => check(rows), [check, rows]);
  const counts = useMemo(() => countRows(checked), [checked]);

  const setRows = (next: readonly BatchGridRow[]) => setHistory((current) => changeRows(current, next));
  const keep = (isKept: (at: number) => boolean) => {
    const kept = rows.filter((_row, at) => isKept(at));
    setRows(withBlankRow(kept));
    announce(
      removedSentence(rows.filter((row) => !isEmptyRow(row)).length - kept.filter((row) => !isEmptyRow(row)).length),
    );
  };
  return {
    rows,
    checked,
    counts,
    /** Why the last paste was rejected. */
    problem,
    /** Names the columns of the last paste or of the opened file that match no field. */
    unread: unreadSentence(unread),
    edit: (id: number, field: BatchField, text: string) =>
      setHistory((current) => {
        const edited = current.rows.map((row) =>
          row.id === id ? { ...row, cells: { ...row.cells, [field]: text } } : row,
        );
        return typeInCell(current, withBlankRow(edited), id, field);
      }),
    remove: (id: number) => keep((at) => rows[at]?.id !== id),
    removeWrong: () => keep((at) => !isWrong(checked[at]!)),
    removeRepeated: () => keep((at) => checked[at]?.repeats === undefined),
    clear: () => {
      setUnread([]);
      keep(() => false);
    },
    /** Whether the last change affected several rows. */
    canUndoRows: canUndoRows(history),
    undo: () => {
      if (history.undo.length > 0) announce('Desfeito');
      setUnread([]);
      setHistory(undoStep);
    },
    redo: () => {
      if (history.redo.length > 0) announce('Refeito');
      setHistory(redoStep);
    },
    paste: (text: string, { id, field }: { id: number; field: BatchField }, inSight: readonly BatchField[]) => {
      try {
        const { rows: pasted, unread: left } = readPasted(text, field, inSight);
        const filled = fillRows(
          rows,
          rows.findIndex((row) => row.id === id),
          pasted,
        );
        if (filled.filter((row) => !isEmptyRow(row)).length > limits.uploadLines) {
          setProblem(tooManyLines());
          return;
        }
        setProblem(null);
        setUnread(left);
        setRows(filled);
        announce(
          [pasteSentence(pasted.length, countRows(check(filled))), unreadSentence(left)].filter(Boolean).join(' '),
        );
      } catch (error) {
        if (!(error instanceof CsvError)) throw error;
        setProblem(`O que foi colado não pôde ser lido. ${error.message}`);
      }
    },
  };
}
