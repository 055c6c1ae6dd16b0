import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { StatTile } from '../StatTile/StatTile.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Grid } from './Grid.tsx';

const tiles = ['Guias', 'Lotes', 'Consultas', 'Reembolsos'].map((label, index) => (
  <StatTile key={label} label={label} value={String((index + 1) * 321)} />
));

const meta = preview.meta({
  title: 'Estrutura/Grid',
  component: Grid,
  parameters: { spec: ['WCAG 1.4.10 Reflow'] },
  args: { children: tiles },
});

export const AsManyAsFit = meta.story();
export const AtMostTwo = meta.story({ args: { columns: 2 } });
export const SmallItems = meta.story({ args: { itemWidth: 'small', gap: 2 } });
export const OneItemInALine = meta.story({ args: { columns: 6, itemWidth: 'small', children: tiles.slice(0, 1) } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={7}>
      <Grid itemWidth="small">{tiles}</Grid>
      <Grid columns={3}>{tiles}</Grid>
      <Grid columns={2} gap={7} itemWidth="large">
        {tiles}
      </Grid>
    </Stack>
  ),
});

const columnsOf = (part: HTMLElement) =>
  getComputedStyle(part.querySelector('[data-ui="grid"]') as Element).gridTemplateColumns.split(' ').length;

const inside = (width: number) => (Story: () => React.ReactNode) => (
  <div style={{ inlineSize: width }}>
    <Story />
  </div>
);

export const AWideGridHasNoMoreColumnsThanItsMaximum = meta.story({
  args: { columns: 3, itemWidth: 'small' },
  decorators: inside(1601),
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(3);
  },
});

export const FewerWhereFewerFit = meta.story({
  args: { columns: 4 },
  decorators: inside(600),
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(2);
  },
});

/** A phone of 320 px with text of 200 %. */
export const OneOnANarrowScreen = meta.story({
  args: { columns: 6, itemWidth: 'large' },
  decorators: inside(160),
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(1);
    await expect(canvasElement.querySelector('[data-ui="grid"]')?.scrollWidth).toBeLessThanOrEqual(160);
  },
});
