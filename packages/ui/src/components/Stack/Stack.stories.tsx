import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
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

export const DefaultGap = meta.story();
export const SmallGap = meta.story({ args: { gap: 2 } });

export const InlineAtTheEnd = meta.story({
  render: () => (
    <Inline justify="end">
      <Button emphasis="outline">Cancelar</Button>
      <Button>Salvar</Button>
    </Inline>
  ),
});

export const FieldsNextToEachOther = meta.story({
  render: () => (
    <Inline>
      <TextField label="Usuário" defaultValue="" />
      <TextField label="Código do prestador" defaultValue="" error="Código obrigatório" />
    </Inline>
  ),
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={7}>
      <Stack gap={2}>
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
