import preview from '#.storybook/preview';
import { vars } from '../../theme/contract.css.ts';
import { Inline } from '../Stack/Inline.tsx';
import { BrandMark } from './BrandMark.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Estrutura/Logo',
  parameters: { spec: ['1 §1 header', 'visual-language: the mark'] },
  component: Logo,
  args: { name: 'Oráculo' },
});

export const NextToItsOwnName = meta.story({
  render: (args) => (
    <Inline>
      <Logo {...args} />
      <strong>Oráculo</strong>
    </Inline>
  ),
});

export const Default = meta.story();
export const Large = meta.story({ args: { size: 64 } });
export const OnBrand = meta.story({
  args: { tone: 'onBrand' },
  decorators: (Story) => (
    <div style={{ background: vars.color.welcome.solid, padding: vars.space[7] }}>
      <Story />
    </div>
  ),
});
export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Inline gap={5}>
      <Logo name="Oráculo" />
      <Logo name="Oráculo" size={48} />
      <BrandMark size={16} />
      <BrandMark size={24} />
      <BrandMark size={64} />
    </Inline>
  ),
});
