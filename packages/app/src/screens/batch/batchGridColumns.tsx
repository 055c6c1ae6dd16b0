import { Trash2 } from '@lucide/icons';
import type { BatchField } from '@oraculo/api-client/contract';
import { type Column, formatCpf, Icon, IconButton, TextField } from '@oraculo/ui';
import type { CheckedRow } from './batchGridRows.ts';

interface GridActions {
  edit: (id: number, field: BatchField, text: string) => void;
  remove: (id: number) => void;
}

/** The name of a cell's input, from which a paste reads its row. */
export const cellName = (id: number, field: BatchField) => `${field}:${id}`;

export function readCellName(name: string): { id: number; field: BatchField } | null {
  const [field, id] = name.split(':');
  return id === undefined ? null : { id: Number(id), field: field as BatchField };
}

/** The number that will be queried, if it differs from the one in the cell. */
function completedText({ completed }: CheckedRow, field: BatchField) {
  const completedCpf = completed[field];
  return completedCpf === undefined ? undefined : `Com zeros à esquerda: ${formatCpf(completedCpf)}`;
}

function warningOf(row: CheckedRow, field: BatchField) {
  const identifier: BatchField = row.sent.cardNumber === '' ? 'cpf' : 'cardNumber';
  if (row.repeats !== undefined && field === identifier) return `Repete a linha ${row.repeats}`;
  const doubt = row.doubts[field];
  return doubt === undefined ? undefined : [completedText(row, field), doubt].filter(Boolean).join('. ');
}

/** An input removes line breaks, so they become spaces first. */
const inOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');

export function batchGridColumns(
  { edit, remove }: GridActions,
  shown: readonly BatchField[],
): readonly Column<CheckedRow>[] {
  const cell = (field: BatchField, header: string, inlineSize: string): Column<CheckedRow> => ({
    id: field,
    header,
    isHideable: false,
    cell: (row) => (
      // No limit, because a truncated text may be another number.
      // An input is 20 characters wide by default. This sets a width per column and lets it grow.
      <div style={{ inlineSize, minInlineSize: '100%' }}>
        <TextField
          label={`${header}, linha ${row.line}`}
          isLabelHidden
          name={cellName(row.id, field)}
          value={inOneLine(row.cells[field])}
          onChange={(text) => edit(row.id, field, text)}
          error={row.problems[field]}
          warning={warningOf(row, field)}
          hint={completedText(row, field)}
          autoComplete="off"
        />
      </div>
    ),
  });
  const fields = [
    cell('cardNumber', 'Carteirinha', '11.5rem'),
    cell('cpf', 'CPF', '8.5rem'),
    cell('fullName', 'Nome', '9.5rem'),
    cell('birth', 'Nascimento', '8.5rem'),
  ];
  return [
    { id: 'line', header: 'Linha', cell: ({ line }) => String(line), isRowHeader: true, isNumeric: true },
    ...fields.filter(({ id }) => shown.includes(id as BatchField)),
    {
      id: 'actions',
      header: 'Ações',
      isHideable: false,
      cell: ({ id, line, isEmpty }) =>
        isEmpty ? null : (
          <IconButton
            label={`Remover linha ${line}`}
            icon={<Icon of={Trash2} />}
            size="small"
            onPress={() => remove(id)}
          />
        ),
    },
  ];
}
