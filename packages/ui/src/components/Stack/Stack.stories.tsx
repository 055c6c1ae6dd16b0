import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Estrutura/Stack',
  parameters: { spec: ['visual-language: steps of 4'] },
  component: Stack,
  args: {
    children: (
      <>
        <p>Primeira parte da tela</p>
        <p>Segunda parte da tela</p>
      </>
    ),
  },
});

export const Roomy = meta.story();
export const Snug = meta.story({ args: { gap: 'snug' } });

export const InlineAtTheEnd = meta.story({
  render: () => (
    <Inline justify="end">
      <Button emphasis="outline">Cancelar</Button>
      <Button>Salvar</Button>
    </Inline>
  ),
});

export const AllVariants = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap="wide">
      <Stack gap="snug">
        <p>Nome do arquivo</p>
        <p>Data de inclusão</p>
      </Stack>
      <Inline>
        <Button emphasis="outline">Não</Button>
        <Button>Sim</Button>
      </Inline>
      <Inline justify="between">
        <Button emphasis="quiet">Baixar modelo</Button>
        <Button>Salvar</Button>
      </Inline>
    </Stack>
  ),
});
