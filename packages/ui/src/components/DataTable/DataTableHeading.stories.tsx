import { Download, RefreshCw } from '@lucide/icons';
import { expect, waitFor, type within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { storyColumns, storyPage, type StoryRow } from './storyRows.tsx';

const phone = (args: DataTableProps<StoryRow>) => (
  <div style={{ inlineSize: '288px', maxInlineSize: '100%' }}>
    <DataTable {...args} />
  </div>
);

type Queries = Pick<ReturnType<typeof within>, 'getByRole'>;

const meta = preview.meta({
  title: 'Dados/DataTable cabeçalho',
  component: DataTable<StoryRow>,
  args: {
    'aria-label': 'Arquivos',
    columns: storyColumns,
    rows: storyPage(1, 3, 3),
    rowKey: (row: StoryRow) => row.id,
    title: 'Arquivos',
    note: 'Atualizado às 09:41',
    tools: <IconButton label="Atualizar a lista" size="small" icon={<Icon of={RefreshCw} />} />,
    actions: (
      <>
        <Button emphasis="quiet" icon={<Icon of={Download} />}>
          Baixar modelo
        </Button>
        <Button emphasis="outline">Cadastrar credencial</Button>
      </>
    ),
    tableId: 'story-heading',
  },
  parameters: { spec: ['1 §9 Tables', 'visual-language: 320 px wide without loss'] },
});

export const NoteToolsAndActions = meta.story();
export const Narrow = meta.story({ render: phone });
export const NarrowAndLoading = meta.story({ args: { rows: undefined, isLoading: true }, render: phone });

/** The button hides its text once the table has measured its width. */
const compactView = async (canvas: Queries) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Exibição' })).not.toHaveTextContent('Exibição'));
  return canvas.getByRole('button', { name: 'Exibição' });
};

const midOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

export const InANarrowContainerTheActionsAreBelowTitleAndTools = meta.story({
  render: phone,
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const title = canvas.getByRole('heading', { name: 'Arquivos' }).getBoundingClientRect();
    const view = await compactView(canvas);
    const refresh = canvas.getByRole('button', { name: 'Atualizar a lista' });
    await expect(midOf(refresh)).toBe(midOf(view));
    await expect(refresh.getBoundingClientRect().left).toBeGreaterThan(title.right);
    const [download, create] = ['Baixar modelo', 'Cadastrar credencial'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    if (!download || !create) throw new Error('no actions');
    await expect(midOf(download)).toBe(midOf(create));
    await expect(download.getBoundingClientRect().top).toBeGreaterThan(view.getBoundingClientRect().bottom);
  },
});

/** A 320 px wide phone with text at 200 %. */
const smallPhone = (args: DataTableProps<StoryRow>) => (
  <div style={{ inlineSize: '180px', maxInlineSize: '100%' }}>
    <DataTable {...args} />
  </div>
);

export const IfTitleAndToolsDoNotFitOnOneLineNothingIsBrokenOrClipped = meta.story({
  args: { title: 'Solicitações' },
  render: smallPhone,
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    const title = canvas.getByRole('heading', { name: 'Solicitações' });
    const words = document.createRange();
    words.selectNodeContents(title);
    await expect(new Set(Array.from(words.getClientRects(), ({ bottom }) => Math.round(bottom))).size).toBe(1);
    const root = canvasElement.querySelector('[data-ui="data-table"]') ?? canvasElement;
    const { left, right } = root.getBoundingClientRect();
    for (const button of canvas.getAllByRole('button')) {
      const box = button.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left);
      await expect(box.right).toBeLessThanOrEqual(right);
    }
  },
});

export const WhileLoadingEachLineOfACardIsOneLineHigh = meta.story({
  args: { rows: undefined, isLoading: true },
  render: phone,
  play: async ({ canvasElement }) => {
    const findCells = () => [...canvasElement.querySelectorAll<HTMLElement>('tbody td[data-label]')];
    await waitFor(() => expect(findCells()).not.toHaveLength(0));
    const cells = findCells();
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    await expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
    await expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(cells.length);
    await expect(boxes.filter(({ width }) => width < 200)).toEqual([]);
  },
});

/** Skeleton rows are hidden from screen readers and need no header cell. */
export const WhileLoadingNoCellOfACardIsAHeader = meta.story({
  args: { rows: undefined, isLoading: true },
  render: phone,
  play: async ({ canvasElement }) => {
    const body = canvasElement.querySelector('tbody');
    await waitFor(() => expect(body?.querySelectorAll('[role="cell"]')).not.toHaveLength(0));
    await expect(body?.querySelectorAll('th, [scope], [role="rowheader"]')).toHaveLength(0);
  },
});

export const TheViewButtonWithoutTextHasATooltip = meta.story({
  render: phone,
  play: async ({ canvas, userEvent }) => {
    const view = await compactView(canvas);
    await userEvent.tab();
    await userEvent.tab();
    await expect(view).toHaveFocus();
    await expect(await canvas.findByRole('tooltip', { hidden: true })).toHaveTextContent('Exibição');
  },
});

/** The left and right edges of the icon and the text of a button, without its padding. */
const contentOf = (button: Element) => {
  const words = document.createRange();
  words.selectNodeContents(button);
  const icons = [...button.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect());
  const boxes = [...words.getClientRects(), ...icons].filter(({ width }) => width > 1);
  return {
    start: Math.round(Math.min(...boxes.map(({ left }) => left))),
    end: Math.round(Math.max(...boxes.map(({ right }) => right))),
  };
};

/** The left and right edges of the text in the cells of the table. */
const columnOf = (canvasElement: HTMLElement) => {
  const heading = canvasElement.querySelector('[data-ui="data-table"] > div') ?? canvasElement;
  const { left, right } = heading.getBoundingClientRect();
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(heading);
  return {
    start: Math.round(left + Number.parseFloat(paddingInlineStart)),
    end: Math.round(right - Number.parseFloat(paddingInlineEnd)),
  };
};

export const TheLastQuietButtonIsAlignedWithTheEndOfTheCells = meta.story({
  args: { actions: undefined },
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    const view = canvas.getByRole('button', { name: 'Exibição' });
    await expect(contentOf(view).end).toBe(columnOf(canvasElement).end);
  },
});

export const AQuietActionIsAlignedWithTheEndOfTheCells = meta.story({
  args: {
    actions: (
      <Button emphasis="quiet" size="small" icon={<Icon of={Download} />}>
        Exportar erros
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    const download = canvas.getByRole('button', { name: 'Exportar erros' });
    await expect(contentOf(download).end).toBe(columnOf(canvasElement).end);
  },
});

export const AboveCardsQuietButtonsAreAlignedWithTitleAndValues = meta.story({
  render: phone,
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    const view = await compactView(canvas);
    const { start, end } = columnOf(canvasElement);
    await expect(contentOf(canvas.getByRole('button', { name: 'Baixar modelo' })).start).toBe(start);
    await expect(Math.abs(contentOf(view).end - end)).toBeLessThanOrEqual(1);
  },
});

const withTextButtons = [
  ...storyColumns.slice(0, 2),
  {
    id: 'open',
    header: 'Ações',
    isActions: true,
    cell: ({ id }: StoryRow) => (
      <Button emphasis="quiet" size="small" aria-label={`Ver resposta de ${id}`}>
        Ver resposta
      </Button>
    ),
  },
];

export const TheTextOfAQuietButtonIsAlignedWithItsHeader = meta.story({
  args: { columns: withTextButtons, tools: undefined, actions: undefined, tableId: undefined },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const { start } = contentOf(canvas.getByRole('columnheader', { name: 'Ações' }));
    for (const button of canvas.getAllByRole('button')) await expect(contentOf(button).start).toBe(start);
  },
});

export const InACardTheTextOfAQuietButtonIsAlignedWithTheValues = meta.story({
  args: { columns: withTextButtons, tools: undefined, actions: undefined, tableId: undefined },
  render: phone,
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    // The table becomes cards only after it has measured its width.
    await waitFor(() => {
      const { end } = columnOf(canvasElement);
      for (const button of canvas.getAllByRole('button')) expect(contentOf(button).end).toBe(end);
    });
  },
});

/** A conditional note may be `false`. */
export const WithoutANoteTheButtonsStay = meta.story({
  args: { title: undefined, note: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Atualizar a lista' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cadastrar credencial' })).toBeVisible();
  },
});
