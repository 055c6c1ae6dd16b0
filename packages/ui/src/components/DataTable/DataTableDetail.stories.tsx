import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { DataTable } from './DataTable.tsx';
import { rowDetails } from './details/rowDetails.tsx';
import { storyColumns, storyPage, type StoryRow } from './storyRows.tsx';

const details = rowDetails((row: StoryRow) =>
  row.status === 'Bloqueado' ? null : (
    <DescriptionList
      items={[
        { term: 'Protocolo', value: `2026${row.card.slice(-6)}` },
        { term: 'Recebido por', value: 'Marina Prado' },
        { term: 'Plano', value: row.plan },
        { term: 'Marca', value: row.brand },
      ]}
    />
  ),
);

const meta = preview.meta({
  title: 'Dados/DataTable detalhes',
  component: DataTable<StoryRow>,
  args: {
    'aria-label': 'Arquivos',
    columns: storyColumns.filter(({ id }) => id !== 'plan' && id !== 'brand'),
    rows: storyPage(1, 5, 132),
    rowKey: (row: StoryRow) => row.id,
    details,
  },
  parameters: { spec: ['data table'] },
});

const nameOfFirst = 'Detalhes Beatriz Aparecida Lourenço';

export const Closed = meta.story();
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: nameOfFirst }));
    await expect(canvas.getByText('2026399582')).toBeVisible();
  },
});
export const OpenCard = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '320px', maxInlineSize: '100%' }}>
      <DataTable {...args} rows={storyPage(1, 2, 132)} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: nameOfFirst }));
    await expect(canvas.getByText('2026399582')).toBeVisible();
  },
});

export const EnterTogglesTheDetailsAndTheFocusStays = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: nameOfFirst });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const detail = canvas.getByText('2026399582').closest(`#${CSS.escape(button.getAttribute('aria-controls') ?? '')}`);
    await expect(detail).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    await expect(detail).toHaveAttribute('hidden', 'until-found');
  },
});

export const FindInPageOpensAClosedDetail = meta.story({
  play: async ({ canvas }) => {
    const words = canvas.getByText('2026399582');
    const detail = words.closest('[hidden]');
    await expect(detail).toHaveAttribute('hidden', 'until-found');
    fireEvent(detail as Element, new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(words).toBeVisible());
    await expect(canvas.getByRole('button', { name: nameOfFirst })).toHaveAttribute('aria-expanded', 'true');
  },
});

export const ARowWithoutDetailsHasNoButtonAndClosedDetailsAreNotRead = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[4];
    await expect(within(row as HTMLElement).queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
});
