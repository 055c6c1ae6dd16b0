import { cardNumberRules, type CardNumberRuleName, writeCsv } from '@oraculo/api-client';
import { describe, expect, test } from 'vitest';
import vectors from '../../../../api-client/vectors.json' with { type: 'json' };
import { batchLineRules } from '../../uploads/batchLineRules.ts';
import { previewCsv } from '../../uploads/previewCsv.ts';
import { countRows, createRowCheck, newRow } from './batchGridRows.ts';

interface Vector {
  text: string;
  rule?: string | null;
  kind: string;
  value?: string;
  says?: string;
  isCompleted?: boolean;
}

const ruleOf = (name: string | null | undefined) =>
  typeof name === 'string' ? cardNumberRules[name as CardNumberRuleName] : undefined;

const rows = [
  ...vectors.cpf.map((vector: Vector) => ({ field: 'cpf' as const, title: 'CPF', ...vector })),
  ...vectors.cardNumber.map((vector: Vector) => ({ field: 'cardNumber' as const, title: 'CARTEIRINHA', ...vector })),
].filter(({ kind }) => kind !== 'blank');

const births = vectors.birth.map((vector: Vector) => ({ ...vector }));
/** The vectors count a two-digit year from this day. */
const demands = { today: '2026-11-28' };

/** The message of a labelled field begins with “Deve …”; the message of a line in a file names the card number. */
const lineMessageOf = (field: string, fieldMessage: string | undefined) =>
  field === 'cardNumber' ? fieldMessage?.replace(/^Deve/, 'A carteirinha deve') : fieldMessage;

/** How many lines are wrong and doubtful in a file of one line of this kind. */
const expectedCounts = (kind: string) => ({
  wrong: kind === 'wrong' ? 1 : 0,
  doubtful: kind === 'doubtful' ? 1 : 0,
});

// spec: x.45
describe.each(rows)(
  '$field “$text” ($rule) is $kind',
  ({ field, title, text, rule, kind, value, says, isCompleted }) => {
    test('in the grid', () => {
      const checked = createRowCheck(ruleOf(rule))([newRow({ [field]: text })]);
      const [row] = checked;
      expect(countRows(checked)).toEqual({ total: 1, repeated: 0, ...expectedCounts(kind) });
      expect(row?.problems[field] ?? row?.doubts[field]).toBe(says);
      expect(row?.sent[field]).toBe(value ?? text.trim());
      expect(row?.completed[field]).toBe(isCompleted ? value : undefined);
    });

    test('in the preview of a file', async () => {
      const file = new TextEncoder().encode(
        writeCsv(
          [
            [title, 'NOME'],
            [text, 'Ana'],
          ],
          ';',
        ),
      );
      const { invalidLines, doubtfulLines, completedLines, lineCount } = await previewCsv(
        file,
        batchLineRules(ruleOf(rule)),
      );
      expect({ wrong: invalidLines.length, doubtful: doubtfulLines.length }).toEqual(expectedCounts(kind));
      expect([...invalidLines, ...doubtfulLines][0]?.reason).toBe(lineMessageOf(field, says));
      expect(completedLines).toEqual(isCompleted ? [{ line: 2, cpf: value }] : []);
      expect(lineCount).toBe(1);
    });
  },
);

// spec: x.45
describe.each(births)('birth “$text” is $kind', ({ text, kind, value, says }) => {
  test('in the grid', () => {
    const checked = createRowCheck(undefined, demands)([newRow({ cpf: '52998224725', birth: text })]);
    const [row] = checked;
    expect(countRows(checked)).toEqual({ total: 1, repeated: 0, ...expectedCounts(kind) });
    expect(row?.problems.birth ?? row?.doubts.birth).toBe(says);
    expect(row?.sent.birth).toBe(value ?? text.trim());
  });

  test('in the preview of a file', async () => {
    const rows = [
      ['CPF', 'NASCIMENTO'],
      ['52998224725', text],
    ];
    const file = new TextEncoder().encode(writeCsv(rows, ';'));
    const { invalidLines, doubtfulLines } = await previewCsv(file, batchLineRules(undefined, demands));
    expect({ wrong: invalidLines.length, doubtful: doubtfulLines.length }).toEqual(expectedCounts(kind));
    expect([...invalidLines, ...doubtfulLines][0]?.reason).toBe(says);
  });
});
