import { Building2, CreditCard, Download, Search, ShieldCheck, TriangleAlert, Zap } from '@lucide/icons';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Inline } from '../Stack/Inline.tsx';
import { Icon } from './Icon.tsx';

const icons = [Zap, ShieldCheck, Building2, CreditCard, Download, Search, TriangleAlert];

const meta = preview.meta({
  title: 'Dados/Icon',
  component: Icon,
  args: { of: Download },
  argTypes: { of: { control: false } },
  parameters: { spec: ['visual-language: one family, 24 grid, 1.8 stroke, round caps'] },
});

export const Standard = meta.story();

export const NextToItsText = meta.story({
  render: (args) => (
    <Inline>
      <Icon {...args} />
      <span>Baixar o modelo</span>
    </Inline>
  ),
});

export const InsteadOfAWord = meta.story({
  render: () => (
    <Inline>
      <Icon of={ShieldCheck} />
      <span>Vida Plena</span>
    </Inline>
  ),
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Inline>
      {([14, 16, 18, 20, 24] as const).flatMap((size) =>
        icons.map((icon, index) => <Icon key={`${size} ${index}`} of={icon} size={size} />),
      )}
    </Inline>
  ),
});

export const TheIconIsDecorative = meta.story({
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(drawing).toHaveStyle({ strokeWidth: '1.8px' });
  },
});
