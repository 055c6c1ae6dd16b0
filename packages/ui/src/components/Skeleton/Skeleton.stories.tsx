import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Dados/Skeleton',
  component: Skeleton,
  args: { width: 'half' },
  parameters: { spec: ['1 §9 The loading skeleton', 'visual-language: skeleton of the final layout'] },
});

export const Line = meta.story();
export const Block = meta.story({ args: { shape: 'block', width: 'full' } });
export const Circle = meta.story({ args: { shape: 'circle' } });

export const AsWhatComes = meta.story({
  render: () => (
    <Inline>
      <Skeleton shape="circle" />
      <div style={{ inlineSize: '200px' }}>
        <Stack gap={2}>
          <Skeleton width="half" />
          <Skeleton width="full" />
        </Stack>
      </div>
    </Inline>
  ),
});

export const OneBlockForAll = meta.story({ args: { shape: 'block', width: 'full' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      <Inline>
        <Skeleton shape="circle" />
      </Inline>
      {(['full', 'long', 'half', 'short'] as const).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
      <Skeleton shape="block" />
    </Stack>
  ),
});

/** Test runs emulate reduced motion, so the animation is removed there. */
const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const TheSkeletonIsHiddenFromScreenReadersAndObeysReducedMotion = meta.story({
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(line).toBeVisible();
    await expect(line?.getAnimations().map((animation) => animation.playState)).toEqual(
      prefersReducedMotion() ? [] : ['running'],
    );
  },
});
