import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DataTable } from './DataTable.tsx';
import { storyColumns, storyPage, type StoryRow } from './storyRows.tsx';

const fileName = 'Relacao_de_guias_de_atendimento_ambulatorial_de_novembro_de_2026_unidade_centro_versao_final.pdf';

const meta = preview.meta({
  title: 'Dados/DataTable nomes compridos',
  component: DataTable<StoryRow>,
  args: {
    'aria-label': 'Arquivos',
    columns: [
      { id: 'file', header: 'Nome do arquivo', cell: () => fileName, isRowHeader: true },
      ...storyColumns.filter(({ id }) => ['createdAt', 'operator', 'status'].includes(id)),
    ],
    rows: storyPage(1, 2, 2),
    rowKey: (row: StoryRow) => row.id,
  },
  parameters: { spec: ['1 §9 Names, ids and uploads'] },
});

export const AFileNameWithoutSpacesBreaksInsideItsCell = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '860px' }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    const [name] = canvas.getAllByRole('rowheader', { name: fileName });
    if (!name) throw new Error('no row');
    await expect(name.scrollWidth).toBe(name.clientWidth);
    await expect(canvasElement.querySelector('[data-overflowing]')).toBeNull();
  },
});

export const InACardALongFileNameHasTheWholeLine = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '600px' }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [name] = canvas.getAllByRole('rowheader', { name: fileName });
    // It becomes a card once the table has measured its width.
    await waitFor(() => expect(name?.clientWidth).toBeGreaterThan(480));
  },
});
