import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const sentence = 'O reembolso cai na conta em até 30 dias depois da análise.';

const meta = preview.meta({
  title: 'Dados/Text',
  component: Text,
  parameters: { spec: ['WCAG 1.4.12 Text spacing'] },
  args: { children: sentence },
});

export const Paragraph = meta.story();
export const Prose = meta.story({
  args: {
    isProse: true,
    children:
      'O reembolso cai na conta em até 30 dias depois da análise. Se faltar um documento, o prazo para e volta a correr quando ele chega. O pedido fica à vista em “Reembolsos” durante cinco anos.',
  },
});
export const AStateByItsColourAlone = meta.story({ args: { tone: 'critical', children: 'Plano Essencial' } });
export const AStateInWords = meta.story({
  args: { tone: 'critical', children: 'Plano Essencial: recusado pela operadora' },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={6}>
      <Stack gap={1}>
        {(['lead', 'body', 'small', 'fine'] as const).map((size) => (
          <Text key={size} size={size}>
            {sentence}
          </Text>
        ))}
      </Stack>
      <Stack gap={1}>
        {(['regular', 'label', 'strong'] as const).map((weight) => (
          <Text key={weight} weight={weight}>
            {sentence}
          </Text>
        ))}
      </Stack>
      <Stack gap={1}>
        {(['muted', 'positive', 'caution', 'critical', 'info'] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            {sentence}
          </Text>
        ))}
      </Stack>
      <Stack gap={1}>
        <Text isTabular>1.111,11</Text>
        <Text isTabular>8.888,88</Text>
      </Stack>
    </Stack>
  ),
});

export const InsideALineATextInheritsItsSize = meta.story({
  render: () => (
    <Text size="lead">
      <Text as="span">Prazo:</Text>{' '}
      <Text as="span" weight="strong">
        30 dias
      </Text>
    </Text>
  ),
  play: async ({ canvas }) => {
    const strong = canvas.getByText('30 dias');
    await expect(strong.tagName).toBe('SPAN');
    await expect(getComputedStyle(strong).fontSize).toBe(getComputedStyle(canvas.getByText('Prazo:')).fontSize);
    await expect(getComputedStyle(strong).fontSize).toBe('18px');
  },
});

export const ALongWordWrapsOnANarrowScreen = meta.story({
  args: { children: 'https://www.operadora.com.br/beneficiarios/reembolso/segunda-via' },
  decorators: (Story) => (
    <div style={{ inlineSize: 160 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^https/).scrollWidth).toBeLessThanOrEqual(160);
  },
});
