import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Inline } from '../Stack/Inline.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  title: 'Dados/Spinner',
  component: Spinner,
  parameters: { spec: ['WCAG 4.1.3 Status messages', 'WCAG 2.3.3 Animation from interactions'] },
  args: { label: 'Buscando a rede atendida' },
});

export const WithItsLabel = meta.story();
export const LabelHidden = meta.story({ args: { isLabelHidden: true } });
export const Large = meta.story({ args: { size: 'large' } });
export const ALabelThatSaysNothing = meta.story({ args: { label: 'Carregando…' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Inline gap={6}>
      <Spinner {...args} size="small" />
      <Spinner {...args} />
      <Spinner {...args} size="large" />
      <Spinner {...args} isLabelHidden />
    </Inline>
  ),
});

export const TheLabelIsReadAndNotAnnounced = meta.story({
  args: { isLabelHidden: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Buscando a rede atendida')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[data-ui="spinner"]')).not.toHaveAttribute('role');
  },
});

const announced = () =>
  [...document.querySelectorAll('[role="status"], [aria-live="polite"]')].map((it) => it.textContent);

export const ASpinnerStartedByAnActionIsAnnounced = meta.story({
  args: { isLive: true },
  play: async () => {
    await waitFor(() => expect(announced()).toContain('Buscando a rede atendida'));
  },
});

/** Test runs emulate reduced motion. */
export const WithReducedMotionTheSpinnerDoesNotMove = meta.story({
  play: async ({ canvasElement }) => {
    const turns = getComputedStyle(canvasElement.querySelector('svg') as Element).animationName !== 'none';
    await expect(turns).toBe(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  },
});

export const ALongLabelWrapsOnANarrowScreen = meta.story({
  args: { size: 'large', label: 'Buscando a rede atendida em todas as operadoras' },
  decorators: (Story) => (
    <div style={{ inlineSize: 160 }}>
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const spinner = canvasElement.querySelector('[data-ui="spinner"]')?.getBoundingClientRect();
    await expect(spinner?.width).toBeLessThanOrEqual(160);
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(32);
  },
});
