import { expect, test } from 'vitest';
import { createClient } from '../src/createClient.ts';
import { fixtures } from '../src/fixtures/index.ts';
import { everyCall } from './everyCall.ts';
import { answerJson, withFakeApi } from './fakeApi.ts';

type Row = Record<string, unknown>;

interface RowList {
  rows: readonly Row[];
}

const isRowList = (answer: unknown): answer is RowList => {
  const { rows } = Object(answer) as Partial<RowList>;
  return Array.isArray(rows) && rows.length > 0;
};

const statusFields = (row: Row) => Object.keys(row).filter((field) => field.endsWith('status'));

/** Every list of the client whose rows have a text status, once per such field. */
const lists = everyCall
  .filter(({ name, operation }) => name === operation)
  .flatMap(({ operation, run }) => {
    const answer: unknown = fixtures[operation as keyof typeof fixtures];
    if (!isRowList(answer)) return [];
    const [row = {}] = answer.rows;
    return statusFields(row).map((field) => ({ operation, field, row, run }));
  });

test('the table has all lists whose rows have a status', () => {
  expect(lists.map(({ operation, field }) => `${operation} ${field}`)).toMatchInlineSnapshot(`
    [
      "reports.history status",
      "batches.list status",
      "restore.list status",
      "documents.list status",
      "glosas.list status",
      "glosas.list operator_response_status",
      "glosas.errors status",
      "healthCard.list status",
    ]
  `);
});

const without = (row: Row, field: string) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));

test.each(lists)('$operation shows rows whose $field is null, missing or unknown', async ({ field, row, run }) => {
  const rows = [row, { ...row, [field]: null }, without(row, field), { ...row, [field]: 'arquivado' }];
  await withFakeApi(answerJson({ rows, count: rows.length }), async ({ baseUrl }) => {
    const { items } = (await run(createClient({ baseUrl, applicationKey: 'k' }))) as { items: Row[] };
    expect(items.map((item) => item[field] ?? '')).toEqual([row[field], '', '', 'arquivado']);
  });
});

test('eligibility.search shows rows whose status is null or missing', async () => {
  const { content } = fixtures['eligibility.search'];
  const row: Row = { ...content[0], status: true };
  const rows = [row, { ...row, status: null }, without(row, 'status'), { ...row, status: false }];
  await withFakeApi(answerJson({ content: rows, totalElements: rows.length }), async ({ baseUrl }) => {
    const search = { firstDate: '2026-11-01', lastDate: '2026-11-20' };
    const { items } = await createClient({ baseUrl, applicationKey: 'k' }).eligibility.search(search);
    expect(items.map(({ status }) => status)).toEqual([true, null, null, false]);
  });
});
