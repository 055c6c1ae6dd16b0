import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { StackedBar } from './StackedBar.tsx';

const lines = [
  { id: 'good', label: 'Prontas', value: 1180, tone: 'positive' },
  { id: 'warned', label: 'Com aviso', value: 96, tone: 'caution' },
  { id: 'bad', label: 'Recusadas', value: 8, tone: 'critical' },
] as const;
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

const meta = preview.meta({
  title: 'Dados/StackedBar',
  component: StackedBar,
  args: { label: 'Linhas do arquivo', parts: lines },
  parameters: { spec: ['WCAG 1.4.1 use of colour', 'WCAG 1.1.1 non-text content'] },
});

export const ThreeParts = meta.story();
export const Empty = meta.story({ args: { parts: lines.map((part) => ({ ...part, value: 0 })) } });
export const Money = meta.story({
  args: { label: 'Valor glosado', format: (cents: number) => money.format(cents / 100) },
});

export const Compact = meta.story({
  args: { isCompact: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '64rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const [bar] = canvasElement.querySelectorAll('[data-segment="good"]');
    const middles = [canvas.getByText('Linhas do arquivo'), bar, canvas.getAllByText('Com aviso')[0]].map((part) => {
      const { top, bottom } = part?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return (top + bottom) / 2;
    });
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  },
});

export const CompactOfOnePart = meta.story({
  args: { isCompact: true, parts: lines.map((part) => ({ ...part, value: part.id === 'good' ? 10 : 0 })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-segment]')).toBeNull();
    await expect(canvas.getByText('10 (100%)')).toBeVisible();
    await expect(canvas.getAllByText('0 (0%)')).toHaveLength(2);
  },
});

export const ASmallPartIsNotShownAsZeroPercent = meta.story({
  args: { parts: lines.map((part) => ({ ...part, value: { good: 90_476, warned: 0, bad: 1 }[part.id] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('90.476 (mais de 99,9%)')).toBeVisible();
    await expect(canvas.getByText('1 (menos de 0,1%)')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'menos de 0,1%' })).toBeInTheDocument();
    await expect(canvas.getByText('0 (0%)')).toBeVisible();
  },
});

export const TooManyParts = meta.story({
  args: {
    label: 'Guias por motivo',
    parts: ['Código', 'Prazo', 'Valor', 'Senha', 'Rede', 'Carência', 'Cobertura', 'Anexo', 'Outro'].map(
      (label, place) => ({
        id: label,
        label,
        value: 9 - place,
        tone: 'neutral' as const,
      }),
    ),
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      <StackedBar label="Linhas do arquivo" parts={lines} />
      <StackedBar
        label="Guias por situação"
        parts={(['accent', 'positive', 'caution', 'critical', 'info', 'neutral'] as const).map((tone, index) => ({
          id: tone,
          label: ['Novas', 'Pagas', 'Em análise', 'Glosadas', 'Em recurso', 'Sem guia'][index] ?? tone,
          value: 60 - index * 9,
          tone,
        }))}
      />
      <StackedBar label="Nada ainda" parts={lines.map((part) => ({ ...part, value: 0 }))} />
      <StackedBar label="Nesta página" parts={lines} isCompact />
    </Stack>
  ),
});

export const ScreenReadersReadATable = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Linhas do arquivo. Total: 1.284' });
    const rows = within(table).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'ParteQuantidadeProporção',
      'Prontas1.18091,9%',
      'Com aviso967,5%',
      'Recusadas80,6%',
    ]);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const EachPartIsAsWideAsItsShare = meta.story({
  args: { parts: lines.map((part, index) => ({ ...part, value: [15, 75, 10][index] ?? 0 })) },
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll<HTMLElement>('[data-segment]')];
    const widths = drawn.map((part) => part.getBoundingClientRect().width);
    const barWidth = widths.reduce((sum, width) => sum + width, 0);
    await expect(widths.map((width) => Math.round((width / barWidth) * 100))).toEqual([15, 75, 10]);
  },
});

export const ASmallPartIsStillSeen = meta.story({
  args: {
    parts: [
      { ...lines[0], value: 99_999 },
      { ...lines[2], value: 1 },
    ],
  },
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll<HTMLElement>('[data-segment]')];
    await expect(drawn).toHaveLength(2);
    for (const part of drawn) await expect(part.getBoundingClientRect().width).toBeGreaterThanOrEqual(4);
  },
});
