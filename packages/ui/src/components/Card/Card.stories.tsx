import { Download } from '@lucide/icons';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  title: 'Estrutura/Card',
  component: Card,
  args: { title: 'Dados de acesso', children: 'Cada operadora tem o seu login e a sua senha.' },
  parameters: { spec: ['visual-language: hairlines instead of shadows, radius 14'] },
});

export const WithTitle = meta.story();
export const WithActions = meta.story({
  args: {
    actions: (
      <Button emphasis="quiet" size="small" icon={<Icon of={Download} />}>
        Baixar modelo
      </Button>
    ),
  },
});
export const Plain = meta.story({ args: { title: undefined } });
export const OwnHeading = meta.story({
  args: {
    title: undefined,
    'aria-label': 'Beneficiário',
    heading: <Avatar name="Beatriz Lourenço" size="large" />,
    actions: <StatusBadge tone="positive">Beneficiário ativo</StatusBadge>,
  },
});

export const ACardInACard = meta.story({
  args: { children: <Card title="Senha">Cada operadora tem o seu login e a sua senha.</Card> },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack>
      <Card {...args} />
      <Card {...args} title="Contato" actions={<Button emphasis="outline">Editar</Button>} />
      <Card aria-label="Aviso">Sem título, só o conteúdo.</Card>
    </Stack>
  ),
});

export const TheTitleNamesTheSection = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Dados de acesso' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Dados de acesso' })).toBeVisible();
  },
});

export const AnEmptyTitleKeepsTheButtons = meta.story({
  args: { title: '', 'aria-label': 'Contato', actions: <Button emphasis="outline">Editar</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Editar' })).toBeVisible();
  },
});
