import type { CsvRow, UploadColumn } from '@oraculo/api-client/contract';
import { type Column, DataTable, Note, Stack, Text } from '@oraculo/ui';
import { useMemo } from 'react';
import { type FirstLineColumn, firstLinesTable } from './firstLinesTable.ts';
import type { CsvInspection } from './previewCsv.ts';

const lineColumn: Column<CsvRow> = {
  id: 'line',
  header: 'Linha',
  cell: ({ line }) => String(line),
  isRowHeader: true,
  isNumeric: true,
};

const lineKey = ({ line }: CsvRow) => String(line);

function columnOf({ at, title, isRead }: FirstLineColumn, lines: readonly CsvRow[]): Column<CsvRow> {
  const id = String(at);
  const isNumeric = lines.every(({ cells }) => /^[\d\s./-]*$/.test(cells[at] ?? ''));
  if (isRead) return { id, header: title, cell: ({ cells }) => cells[at], isNumeric };
  const muted = ({ cells }: CsvRow) =>
    cells[at] && (
      <Text as="span" tone="muted">
        {cells[at]}
      </Text>
    );
  return { id, header: `${title} (não lida)`, cell: muted, isNumeric };
}

interface CsvFirstLinesProps {
  found: CsvInspection;
  /** The columns that are read. */
  columns: readonly UploadColumn[];
}

/** The parsed first lines of a CSV, so that the user notices a wrong separator or column before sending it. */
export function CsvFirstLines({ found, columns }: CsvFirstLinesProps) {
  const shown = useMemo(() => firstLinesTable(found, columns), [found, columns]);
  const tableColumns = useMemo(
    () => [lineColumn, ...shown.columns.map((column) => columnOf(column, shown.lines))],
    [shown],
  );
  if (shown.lines.length === 0) return null;
  return (
    <Stack gap={1}>
      <DataTable
        aria-label="Primeiras linhas do arquivo"
        columns={tableColumns}
        rows={shown.lines}
        rowKey={lineKey}
        density="compact"
      />
      {shown.hiddenCount > 0 && (
        <Note>{shown.hiddenCount === 1 ? 'e mais 1 coluna' : `e mais ${shown.hiddenCount} colunas`}</Note>
      )}
    </Stack>
  );
}
