import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { BarList } from './BarList.tsx';

const providers = [
  { id: '1', label: 'Clínica Aurora', value: 1284 },
  { id: '2', label: 'Hospital Boa Vista', value: 642 },
  { id: '3', label: 'Laboratório Central de Análises Clínicas e Anatomia Patológica', value: 96 },
  { id: '4', label: 'Consultório da Serra', value: 0 },
];
const reasons = [
  { id: 'code', label: 'Código inválido', value: 41, tone: 'critical' },
  { id: 'date', label: 'Fora do prazo', value: 28, tone: 'caution' },
  { id: 'paid', label: 'Já paga', value: 12, tone: 'neutral' },
] as const;
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

const meta = preview.meta({
  title: 'Dados/BarList',
  component: BarList,
  args: { label: 'Guias por prestador', items: providers, nameHeader: 'Prestador', valueHeader: 'Guias' },
  parameters: { spec: ['WCAG 1.4.1 use of colour', 'WCAG 1.1.1 non-text content'] },
});

export const Compared = meta.story();
export const ByMeaning = meta.story({
  args: { label: 'Motivos de glosa', items: reasons, nameHeader: 'Motivo', valueHeader: 'Guias' },
});
export const Money = meta.story({
  args: { label: 'Valor por prestador', valueHeader: 'Valor', format: (cents: number) => money.format(cents / 100) },
});
export const Empty = meta.story({ args: { items: [] } });

export const AColourForEachRow = meta.story({
  args: {
    items: providers.map((item, place) => ({
      ...item,
      tone: (['positive', 'caution', 'critical', 'info'] as const)[place],
    })),
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      <BarList label="Guias por prestador" items={providers} nameHeader="Prestador" valueHeader="Guias" />
      <BarList label="Motivos de glosa" items={reasons} nameHeader="Motivo" valueHeader="Guias" />
      <BarList label="Nada ainda" items={[]} nameHeader="Motivo" valueHeader="Guias" />
    </Stack>
  ),
});

export const ScreenReadersReadATable = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Guias por prestador' });
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    await expect(cells.slice(0, 3)).toEqual([
      ['Prestador', 'Guias'],
      ['Clínica Aurora', '1.284'],
      ['Hospital Boa Vista', '642'],
    ]);
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
  },
});

export const EachBarIsProportionalToTheGreatestValue = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-share]')];
    const lengths = bars.map((bar) => Math.round((bar.clientWidth / (bar.parentElement?.clientWidth ?? 1)) * 100));
    await expect(lengths).toEqual([100, 50, 7]);
    const { width } = canvas.getByRole('table').getBoundingClientRect();
    await expect(bars[0]?.getBoundingClientRect().width).toBeGreaterThan(width - 4);
  },
});
