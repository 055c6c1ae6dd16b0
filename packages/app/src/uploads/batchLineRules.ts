import type { CardNumberRule } from '@oraculo/api-client';
import {
  batchColumns,
  type BatchLineDemands,
  queryKeyOf,
  cellsByColumn,
  readBatchLine,
} from '@oraculo/api-client/contract';
import type { LineRules } from './previewCsv.ts';

/**
 * Card messages have no subject, because the field has a label. A line of a file has no label, so the subject is added.
 */
const nameCard = (field: string, reason: string) =>
  field === 'cardNumber' ? reason.replace(/^Deve /, 'A carteirinha deve ') : reason;

/** Validates the lines of a batch like the service. Without a card rule every number that is not too long is valid. */
export const batchLineRules =
  (rule: CardNumberRule | undefined, demands?: BatchLineDemands): LineRules =>
  (header) => {
    const byColumn = cellsByColumn(header, batchColumns);
    return (cells) => {
      const line = readBatchLine(byColumn(cells), rule, demands);
      const [problem] = Object.entries(line.problems);
      const reason = problem && nameCard(...problem);
      const [doubt] = Object.values(line.doubts);
      return {
        reason,
        doubt,
        duplicateKey: queryKeyOf(line.cells),
        cardNumber: line.cells.cardNumber,
        completedCpf: line.completed.cpf,
      };
    };
  };
