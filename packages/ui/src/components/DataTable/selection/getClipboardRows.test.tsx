import { expect, test } from 'vitest';
import type { Column } from '../Column.ts';
import { getClipboardRows } from './getClipboardRows.ts';

interface Row {
  card: string;
  note: string;
}

const columns: readonly Column<Row>[] = [
  { id: 'card', header: 'Carteirinha', cell: ({ card }) => card },
  { id: 'note', header: 'Observação', cell: ({ note }) => <b>{note}</b> },
  { id: 'state', header: 'Situação', cell: () => <i />, text: () => 'Ativa' },
  {
    id: 'actions',
    header: 'Ações',
    cell: () => (
      <button type="button" onClick={() => {}}>
        Baixar
      </button>
    ),
  },
];

const copy = (...rows: Row[]) => getClipboardRows(columns, rows);

test('rows have a header and no column without text', () => {
  expect(copy({ card: '00640013', note: 'Vista' }, { card: '7', note: '' })['text/plain']).toBe(
    'Carteirinha\tObservação\tSituação\r\n00640013\tVista\tAtiva\r\n7\t\tAtiva',
  );
});

test('tabs and line breaks in a cell do not add cells', () => {
  expect(copy({ card: '1', note: 'a\tb\r\nc' })['text/plain']).toContain('1\ta b c\tAtiva');
});

test.each(['=1+1', '+55', '-2', '@SUM(A1)', '＝1'])('%s is not a formula', (note) => {
  const copied = copy({ card: '1', note });
  expect(copied['text/plain']).toContain(`\t'${note}\t`);
  expect(copied['text/html']).toContain(`>'${note}</td>`);
});

test('a number of twenty digits stays text, and markup is escaped', () => {
  const html = copy({ card: '00000000000000000001', note: '<b>&"' })['text/html'];
  expect(html).toContain(`<td style="mso-number-format:'\\@'">00000000000000000001</td>`);
  expect(html).toContain('&lt;b&gt;&amp;&quot;');
});
