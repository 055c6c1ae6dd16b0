import type { CardNumberRule } from '@oraculo/api-client';
import {
  batchColumns,
  batchProblems,
  batchQuestion,
  cellsByColumn,
  readBatchCells,
} from '@oraculo/api-client/contract';
import type { LineRules } from './inspectCsv.ts';

/** The lines of a group as the service judges them; without a card rule every card that is not too long passes. */
export const batchLineRules =
  (rule: CardNumberRule | undefined): LineRules =>
  (header) => {
    const byColumn = cellsByColumn(header, batchColumns);
    return (cells) => {
      const read = readBatchCells(byColumn(cells));
      const [reason] = Object.values(batchProblems(read, rule));
      return { reason, question: batchQuestion(read) };
    };
  };
