import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Divider } from './Divider.tsx';

const meta = preview.meta({
  title: 'Estrutura/Divider',
  component: Divider,
  parameters: { spec: ['ARIA separator'] },
});

export const Horizontal = meta.story({
  render: (args) => (
    <Stack gap={4}>
      <p>Dados do contrato</p>
      <Divider {...args} />
      <p>Encerrar o contrato</p>
    </Stack>
  ),
});

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline>
      <p>12 vidas</p>
      <Divider {...args} />
      <p>4 dependentes</p>
    </Inline>
  ),
});

export const WithAWord = meta.story({
  args: { label: 'ou' },
  render: (args) => (
    <Stack gap={4}>
      <Button isFullWidth>Entrar com a conta da empresa</Button>
      <Divider {...args} />
      <Button isFullWidth emphasis="outline">
        Entrar com senha
      </Button>
    </Stack>
  ),
});

export const ALineAfterEveryLine = meta.story({
  render: () => (
    <Stack gap={2}>
      {['Plano', 'Rede', 'Preço'].map((what) => (
        <Stack key={what} gap={2}>
          <p>{what}</p>
          <Divider />
        </Stack>
      ))}
    </Stack>
  ),
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      <p>Dados do contrato</p>
      <Divider />
      <Inline>
        <p>12 vidas</p>
        <Divider orientation="vertical" />
        <p>4 dependentes</p>
      </Inline>
      <Divider label="ou" />
    </Stack>
  ),
});

export const ALineIsASeparatorAndAWordIsText = meta.story({
  render: () => (
    <Stack>
      <Divider />
      <Inline>
        <p>12 vidas</p>
        <Divider orientation="vertical" />
      </Inline>
      <Divider label="ou" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('separator');
    await expect(lines.map((line) => line.getAttribute('aria-orientation'))).toEqual([null, 'vertical']);
    await expect(canvas.getByText('ou')).toBeVisible();
    const beside = canvas.getByText('12 vidas').getBoundingClientRect().height;
    await expect(lines[1]?.getBoundingClientRect().height).toBe(beside);
  },
});

export const ALongLabelWrapsOnANarrowScreen = meta.story({
  args: { label: 'ou continue com a conta da sua operadora' },
  decorators: (Story) => (
    <div style={{ inlineSize: 160 }}>
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-ui="divider"]')?.scrollWidth).toBeLessThanOrEqual(160);
  },
});
