import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { StatTile } from './StatTile.tsx';

const october = 'em relação a outubro';

const meta = preview.meta({
  title: 'Dados/StatTile',
  component: StatTile,
  args: { label: 'Guias em análise', value: '1.284' },
  parameters: { spec: ['WCAG 1.4.1 use of colour', 'WCAG 1.3.1 info and relationships'] },
});

export const Number = meta.story({ args: { note: 'desde 01/11/2026' } });
export const Better = meta.story({
  args: {
    label: 'Glosas',
    value: '3,1%',
    change: { text: '12%', direction: 'down', isGood: true, comparedWith: october },
  },
});
export const Worse = meta.story({
  args: {
    label: 'Prazo médio',
    value: '18 dias',
    change: { text: '3 dias', direction: 'up', isGood: false, comparedWith: october },
  },
});
export const Unchanged = meta.story({
  args: { change: { text: '0%', direction: 'flat', comparedWith: october } },
});
export const Loading = meta.story({ args: { value: undefined } });
export const TooExact = meta.story({ args: { label: 'Glosas', value: '3,10427%' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <StatTile label="Guias em análise" value="1.284" note="desde 01/11/2026" />
      <StatTile
        label="Glosas"
        value="3,1%"
        change={{ text: '12%', direction: 'down', isGood: true, comparedWith: october }}
      />
      <StatTile
        label="Prazo médio de pagamento"
        value="18 dias"
        change={{ text: '3 dias', direction: 'up', isGood: false, comparedWith: october }}
      />
      <StatTile
        label="Valor apresentado"
        value="R$ 1.284.302,55"
        change={{ text: '0%', direction: 'flat', comparedWith: october }}
      />
      <StatTile label="Guias pagas" value={undefined} />
    </FieldGrid>
  ),
});

export const TheDirectionIsReadAsAWord = meta.story({
  args: { change: { text: '12%', direction: 'down', isGood: true, comparedWith: october } },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('group', { name: 'Guias em análise' });
    await expect(tile).toHaveTextContent('Guias em análise1.284queda de 12% em relação a outubro');
  },
});

export const ATileThatIsLoadingSaysSo = meta.story({
  args: { value: undefined },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('group', { name: 'Guias em análise' });
    await expect(tile).toHaveAttribute('aria-busy', 'true');
    await expect(tile).toHaveTextContent('Carregando');
  },
});
