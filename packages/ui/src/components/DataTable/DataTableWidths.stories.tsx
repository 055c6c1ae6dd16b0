import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DataTable } from './DataTable.tsx';
import { actionColumn, storyColumns, storyPage, type StoryRow } from './storyRows.tsx';

const columns = [...storyColumns.filter(({ id }) => id !== 'brand' && id !== 'plan'), actionColumn];
const tableId = 'story-widths';
const forget = () => window.localStorage.removeItem(`oraculo:table:${tableId}`);

const meta = preview.meta({
  title: 'Dados/DataTable larguras',
  component: DataTable<StoryRow>,
  args: {
    'aria-label': 'Arquivos',
    title: 'Arquivos',
    columns,
    rows: storyPage(1, 6, 6),
    rowKey: (row: StoryRow) => row.id,
    tableId,
    isResizable: true,
  },
  beforeEach: () => {
    forget();
    return forget;
  },
  parameters: { spec: ['resize columns, remembered per table'] },
});

export const AsTheContentNeeds = meta.story();

/** A column is as wide as its text, which changes when the font of the page loads. */
const findEdge = async (
  canvas: { findByRole: (role: string, options: { name: string }) => Promise<HTMLElement> },
  column: string,
) => {
  const edge = await canvas.findByRole('separator', { name: `Largura de ${column}` });
  await document.fonts.ready;
  return edge;
};
const widthOf = (element: Element) => Math.round(element.getBoundingClientRect().width);

export const ArrowsResizeAColumnAndEscapeRestoresIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const edge = await findEdge(canvas, 'Paciente');
    const header = canvas.getByRole('columnheader', { name: 'Paciente' });
    const others = canvas.getByRole('columnheader', { name: 'Operadora' });
    const [before, beside] = [widthOf(header), widthOf(others)];
    edge.focus();
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', String(header.offsetWidth)));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(widthOf(header)).toBeCloseTo(before + 32, -1);
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', String(header.offsetWidth)));
    await expect(Math.abs(widthOf(others) - beside)).toBeLessThanOrEqual(1);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(widthOf(header)).toBeCloseTo(before - 32, -1);
    await userEvent.keyboard('{Escape}');
    await expect(widthOf(header)).toBeCloseTo(before, -1);
    await expect(edge).toHaveFocus();
  },
});

export const EnterAndADoubleClickFitTheColumnToItsLongestValue = meta.story({
  play: async ({ canvas, userEvent }) => {
    const edge = await findEdge(canvas, 'Data');
    const header = canvas.getByRole('columnheader', { name: 'Data' });
    edge.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    const wide = widthOf(header);
    await userEvent.keyboard('{Enter}');
    const fitted = widthOf(header);
    await expect(fitted).toBeLessThan(wide);
    const cell = canvas.getAllByText(/20\/11\/2026/)[0] as HTMLElement;
    await expect(cell.offsetHeight).toBeLessThan(60);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    // The browser knows no pointer with the id of the simulated events, so capturing it would throw.
    edge.setPointerCapture = () => {};
    await userEvent.dblClick(edge);
    await expect(widthOf(header)).toBe(fitted);
  },
});

export const DraggingAnEdgeResizesTheColumnAndStoresTheWidth = meta.story({
  play: async ({ canvas }) => {
    const edge = await findEdge(canvas, 'Operadora');
    const header = canvas.getByRole('columnheader', { name: 'Operadora' });
    const before = widthOf(header);
    edge.setPointerCapture = () => {};
    const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX, bubbles: true });
    fireEvent.pointerDown(edge, at(500));
    fireEvent.pointerMove(edge, at(540));
    await waitFor(() => expect(Math.abs(widthOf(header) - before - 40)).toBeLessThanOrEqual(1));
    fireEvent.pointerMove(edge, at(500));
    await waitFor(() => expect(Math.abs(widthOf(header) - before)).toBeLessThanOrEqual(1));
    fireEvent.pointerUp(edge, at(550));
    await waitFor(() => expect(Math.abs(widthOf(header) - before - 50)).toBeLessThanOrEqual(1));
    fireEvent.pointerMove(edge, at(700));
    await expect(Math.abs(widthOf(header) - before - 50)).toBeLessThanOrEqual(1);
    const kept = window.localStorage.getItem(`oraculo:table:${tableId}`) ?? '';
    await expect(kept).toContain(`"operator":${Math.round(header.offsetWidth)}`);
  },
});

export const ANarrowColumnTruncatesNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const edge = await findEdge(canvas, 'Carteirinha');
    edge.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    const header = canvas.getByRole('columnheader', { name: 'Carteirinha' });
    await expect(widthOf(header)).toBe(56);
    const cut = canvas.getAllByRole('cell').filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
    await expect(cut).toEqual([]);
  },
});

export const RestoringTheDefaultsResetsTheWidths = meta.story({
  play: async ({ canvas, userEvent }) => {
    const edge = await findEdge(canvas, 'Paciente');
    const header = canvas.getByRole('columnheader', { name: 'Paciente' });
    const before = widthOf(header);
    edge.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Exibição' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restaurar padrão' }));
    await expect(Math.abs(widthOf(header) - before)).toBeLessThanOrEqual(1);
  },
});
