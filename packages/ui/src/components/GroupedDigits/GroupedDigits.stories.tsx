import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { Column } from '../DataTable/Column.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { GroupedDigits } from './GroupedDigits.tsx';

const number = '08428353552860102359';

const meta = preview.meta({
  title: 'Dados/GroupedDigits',
  component: GroupedDigits,
  args: { text: number },
  parameters: { spec: ['1 §2 Beneficiary information card: Carteirinha', '1 §2 Generation tab: Carteirinha'] },
});

export const InFours = meta.story();
export const OwnGroups = meta.story({ args: { text: '773739265790593', sizes: [3, 4] } });

export const AWord = meta.story({ args: { text: 'relatorio2026novembro' } });

export const AllVariants = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Stack>
      <GroupedDigits text={number} />
      <GroupedDigits text="5996837335903626" />
      <GroupedDigits text="12345678901234567" />
      <GroupedDigits text="773739265790593" sizes={[3, 4]} />
      <GroupedDigits text="***.456.789-**" />
    </Stack>
  ),
});

export const CopyingGivesTheNumberWithoutGaps = meta.story({
  play: async ({ canvasElement }) => {
    const selection = window.getSelection();
    selection?.selectAllChildren(canvasElement);
    await expect(selection?.toString().trim()).toBe(number);
    selection?.removeAllRanges();
  },
});

export const GapsPartTheGroups = meta.story({
  play: async ({ canvas }) => {
    const left = canvas.getByText('0842').getBoundingClientRect();
    const right = canvas.getByText('8353').getBoundingClientRect();
    await expect(right.left - left.right).toBeGreaterThan(2);
  },
});

export const InANarrowContainerTheNumberBreaksBetweenGroups = meta.story({
  decorators: (Story) => (
    <div style={{ inlineSize: 120, overflowWrap: 'anywhere' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const digits of ['0842', '8353', '5528', '6010', '2359'])
      await expect(canvas.getByText(digits).getClientRects()).toHaveLength(1);
  },
});

const columns: readonly Column<string>[] = [
  { id: 'name', header: 'Paciente', cell: (name) => name, isRowHeader: true },
  { id: 'card', header: 'Carteirinha', cell: () => number, isNumeric: true, isGrouped: true },
];

export const InATableTheCellContainsTheNumberWithoutGaps = meta.story({
  render: () => <DataTable aria-label="Pacientes" columns={columns} rows={['Beatriz', 'Carlos']} rowKey={String} />,
  play: async ({ canvas }) => {
    const cell = canvas.getAllByRole('cell').find(({ textContent }) => textContent === number);
    await expect(cell?.querySelectorAll('[data-ui="grouped-digits"] > span')).toHaveLength(5);
  },
});
