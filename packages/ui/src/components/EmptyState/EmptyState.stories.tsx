import { FileSearch, RotateCw } from '@lucide/icons';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';

const retry = fn();

const meta = preview.meta({
  title: 'Dados/EmptyState',
  component: EmptyState,
  args: {
    icon: <Icon of={FileSearch} size={24} />,
    title: 'Nenhum resultado para esta busca.',
    hint: 'Você pode tentar uma nova pesquisa.',
  },
  parameters: { spec: ['1 §8 Empty table'] },
});

export const Nothing = meta.story();
export const WithAction = meta.story({
  args: {
    title: 'Não foi possível carregar a lista.',
    hint: 'O servidor não respondeu. Os filtros continuam como estavam.',
    action: (
      <Button emphasis="outline" icon={<Icon of={RotateCw} />} onPress={retry}>
        Tentar de novo
      </Button>
    ),
  },
});
export const TitleOnly = meta.story({ args: { icon: undefined, hint: undefined } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack>
      <EmptyState {...args} />
      <EmptyState {...args} action={<Button emphasis="outline">Limpar pesquisa</Button>} />
      <EmptyState title="Ainda não há solicitações." />
    </Stack>
  ),
});

export const TheActionIsReachedByKeyboard = meta.story({
  args: { action: <Button onPress={retry}>Tentar de novo</Button> },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});
