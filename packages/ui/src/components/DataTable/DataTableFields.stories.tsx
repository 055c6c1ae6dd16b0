import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextField } from '../TextField/TextField.tsx';
import { DataTable } from './DataTable.tsx';
import { actionColumn, storyPage, type StoryRow } from './storyRows.tsx';

const problem = 'Deve possuir exatamente 16 dígitos';

const meta = preview.meta({
  title: 'Dados/DataTable com campos',
  component: DataTable<StoryRow>,
  parameters: { spec: ['data table'] },
  args: {
    'aria-label': 'Linhas do grupo',
    columns: [
      { id: 'line', header: 'Linha', cell: ({ id }) => String(Number(id) + 1), isRowHeader: true, isNumeric: true },
      {
        id: 'card',
        header: 'Carteirinha',
        cell: ({ id, card }) => (
          <div style={{ inlineSize: '8rem' }}>
            <TextField
              label={`Carteirinha, linha ${Number(id) + 1}`}
              isLabelHidden
              value={card}
              onChange={() => {}}
              error={id === '1' ? problem : undefined}
            />
          </div>
        ),
      },
      {
        id: 'name',
        header: 'Paciente',
        cell: ({ id, name }) => (
          <TextField label={`Paciente, linha ${Number(id) + 1}`} isLabelHidden value={name} onChange={() => {}} />
        ),
      },
      { id: 'plan', header: 'Plano', cell: ({ plan }) => plan },
      actionColumn,
    ],
    rows: storyPage(1, 3, 3),
    rowKey: (row: StoryRow) => row.id,
  },
});

export const AFieldMessageDoesNotMoveItsRow = meta.story({
  play: async ({ canvas }) => {
    const top = (field: string, line: number) =>
      canvas.getByRole('textbox', { name: `${field}, linha ${line}` }).getBoundingClientRect().top;
    await expect(canvas.getByText(problem).getClientRects().length).toBeGreaterThan(0);
    await expect(top('Carteirinha', 2)).toBe(top('Paciente', 2));
    const rows = canvas.getAllByRole('row').slice(1);
    const inRow = (line: number) =>
      (rows[line - 1]?.querySelector('button')?.getBoundingClientRect().top ?? 0) - top('Paciente', line);
    await expect(Math.abs(inRow(2) - inRow(1))).toBeLessThan(1);
    await expect(Math.abs(inRow(2))).toBeLessThan(8);
  },
});

export const InASpreadsheetOnlyTheFocusedFieldHasABox = meta.story({
  tags: ['picture'],
  args: { isSheet: true },
  play: async ({ canvas, userEvent }) => {
    const box = (field: string, line: number) =>
      canvas.getByRole('textbox', { name: `${field}, linha ${line}` }).parentElement!;
    const hasBorder = (field: string, line: number) =>
      !getComputedStyle(box(field, line)).borderTopColor.endsWith(', 0)');
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(Math.abs((rows[0]?.getBoundingClientRect().height ?? 0) - 36)).toBeLessThanOrEqual(1);
    // The error below one field does not move the other fields of its row.
    await expect(box('Carteirinha', 2).getBoundingClientRect().top).toBe(
      box('Paciente', 2).getBoundingClientRect().top,
    );
    await expect(hasBorder('Paciente', 1)).toBe(false);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Paciente, linha 1' }));
    await waitFor(() => expect(hasBorder('Paciente', 1)).toBe(true));
    await expect(hasBorder('Carteirinha', 1)).toBe(false);
  },
});
