import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { DataTable } from './DataTable.tsx';
import { storyColumns, storyPage, type StoryRow } from './storyRows.tsx';

const tableId = 'story-view';
const key = `oraculo:table:${tableId}`;

const meta = preview.meta({
  title: 'Dados/DataTable exibição',
  component: DataTable<StoryRow>,
  args: {
    'aria-label': 'Arquivos',
    title: 'Arquivos',
    columns: storyColumns,
    rows: storyPage(1, 3, 3),
    rowKey: (row: StoryRow) => row.id,
    tableId,
  },
  parameters: { spec: ['column visibility and density kept per table'] },
  beforeEach: () => {
    const forget = () => localStorage.removeItem(key);
    forget();
    return forget;
  },
});

export const Closed = meta.story();

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exibição' }));
    await expect(await canvas.findByRole('dialog', { name: 'Exibição' })).toBeVisible();
  },
});

export const TheMenuIsBelowItsButtonAndMovesWithIt = meta.story({
  render: (args) => (
    <>
      <DataTable {...args} />
      <DataTable {...args} aria-label="Lote" title={undefined} rows={storyPage(1, 40, 40)} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Exibição' }) as [HTMLElement];
    await userEvent.click(button);
    const panel = await canvas.findByRole('dialog', { name: 'Exibição' });
    const distance = () => panel.getBoundingClientRect().top - button.getBoundingClientRect().bottom;
    await waitFor(() => expect(distance()).toBeCloseTo(4, 0));
    await expect(panel.getBoundingClientRect().right).toBeCloseTo(button.getBoundingClientRect().right, 0);
    window.scrollBy(0, 20);
    await waitFor(() => expect(distance()).toBeCloseTo(4, 0));
    window.scrollTo(0, 0);
  },
});

export const TheDensityOfTheTableAppliesUntilTheUserChooses = meta.story({
  args: { density: 'compact' },
  play: async ({ canvas, userEvent }) => {
    const heightOf = () => canvas.getAllByRole('row')[1]?.getBoundingClientRect().height ?? 0;
    const compact = heightOf();
    await expect(compact).toBeLessThanOrEqual(36);
    await userEvent.click(canvas.getByRole('button', { name: 'Exibição' }));
    await expect(await canvas.findByRole('radio', { name: 'Compacta' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Confortável' }));
    await expect(heightOf()).toBeGreaterThan(compact + 8);
  },
});

export const WithoutAChoiceTheDensityIsThatOfTheTable = meta.story({
  args: { tableId: undefined, density: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBeLessThanOrEqual(36);
  },
});

export const TheMenuOpensAboveAButtonAtTheBottom = meta.story({
  render: (args) => (
    <>
      <DataTable {...args} tableId={undefined} rows={storyPage(1, 40, 40)} />
      <DataTable {...args} aria-label="Lote" title="Lote" rows={[]} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Exibição' });
    button.scrollIntoView({ block: 'end' });
    await userEvent.click(button);
    const panel = await canvas.findByRole('dialog', { name: 'Exibição' });
    await waitFor(() =>
      expect(panel.getBoundingClientRect().bottom).toBeCloseTo(button.getBoundingClientRect().top - 4, 0),
    );
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(8);
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exibição' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Compacta' }));
  },
});

export const EnterOpensTheChoice = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Exibição' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('checkbox', { name: 'Marca' })).toBeVisible();
  },
});

export const HidingAColumnRemovesItAndIsStored = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exibição' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Marca' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Marca' })).toBeNull();
    await expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      hiddenColumns: ['brand'],
      density: 'auto',
      wholeTexts: false,
      columnWidths: {},
    });
  },
});

export const FullTextsAreShownAndTruncatedOnesAreNoTabStop = meta.story({
  play: async ({ canvas, userEvent }) => {
    const cut = canvas.getAllByText('Beatriz Apareci...')[0] as HTMLElement;
    await expect(cut.closest('[tabindex]')?.matches('td *, th *') ?? false).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Exibição' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Textos inteiros' }));
    await expect(cut).not.toBeVisible();
    await expect(canvas.getAllByText('Beatriz Aparecida Lourenço')[0]?.getBoundingClientRect().width).toBeGreaterThan(
      80,
    );
  },
});

export const DensityIsKept = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heightBefore = canvas.getAllByRole('row')[1]?.getBoundingClientRect().height ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Exibição' }));
    // The window of the test is low, so the rows are compact, and the setting shows it.
    await expect(await canvas.findByRole('radio', { name: 'Compacta' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Confortável' }));
    await expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBeGreaterThan(heightBefore);
    await expect(localStorage.getItem(key)).toContain('comfortable');
  },
});

export const RestoringTheDefaultsShowsEveryColumn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exibição' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Plano' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Restaurar padrão' }));
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(storyColumns.length);
  },
});

export const AChoiceInAnotherTabIsApplied = meta.story({
  play: async ({ canvas }) => {
    localStorage.setItem(key, '{"hiddenColumns":["plan"]}');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Plano' })).toBeNull());
  },
});

export const TheColumnThatNamesTheRowCannotBeHidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exibição' }));
    const panel = within(await canvas.findByRole('dialog'));
    await expect(panel.queryByRole('checkbox', { name: 'Paciente' })).toBeNull();
    const columns = within(panel.getByRole('group', { name: 'Colunas visíveis' }));
    await expect(columns.getAllByRole('checkbox')).toHaveLength(storyColumns.length - 1);
  },
});

export const BrokenStorageGivesTheDefaults = meta.story({
  beforeEach: () => {
    localStorage.setItem(key, '{"hiddenColumns":{},"density":3');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(storyColumns.length);
  },
});

export const AChoiceAppliesEvenIfStorageIsDenied = meta.story({
  args: { tableId: 'story-denied' },
  beforeEach: () => {
    const { getItem, setItem } = Storage.prototype;
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Storage.prototype.getItem = deny;
    Storage.prototype.setItem = deny;
    return () => {
      Storage.prototype.getItem = getItem;
      Storage.prototype.setItem = setItem;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exibição' }));
    const box = await canvas.findByRole('checkbox', { name: 'Marca' });
    await userEvent.click(box);
    await expect(canvas.queryByRole('columnheader', { name: 'Marca' })).toBeNull();
    // Its stored settings outlast the story.
    await userEvent.click(box);
    await expect(canvas.getByRole('columnheader', { name: 'Marca' })).toBeInTheDocument();
  },
});
