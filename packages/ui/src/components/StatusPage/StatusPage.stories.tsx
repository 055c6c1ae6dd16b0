import { expect } from 'storybook/test';
import { SearchX } from '@lucide/icons';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { StatusPage } from './StatusPage.tsx';

const meta = preview.meta({
  title: 'Estrutura/StatusPage',
  parameters: { spec: ['1 §2 Not-found screen', 'own screens for 400, 403, 404 and 405'] },
  component: StatusPage,
  args: {
    icon: <Icon of={SearchX} size={24} />,
    title: 'Procuramos, mas não encontramos esta página',
    intro: 'Pode ser que:',
    causes: ['a tela não exista mais;', 'o endereço digitado não exista;', 'o endereço tenha caracteres errados.'],
    advice: 'Corrija o endereço ou navegue pelo menu lateral.',
  },
});

export const NotFound = meta.story();
export const Broken = meta.story({
  args: {
    title: 'Algo deu errado nesta tela',
    intro: 'O erro é nosso, não seu. O que já foi salvo continua salvo.',
    causes: undefined,
    advice: 'Recarregue a página.',
    action: <Button>Recarregar a página</Button>,
  },
});

export const AWholePageHasTheFirstHeading = meta.story({
  parameters: { layout: 'fullscreen' },
  args: { isWholePage: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Procuramos');
  },
});

export const TabReachesTheWayOut = meta.story({
  args: { action: <Button>Recarregar a página</Button>, link: { href: '/login', label: 'Ir para o login' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ir para o login' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Recarregar a página' })).toHaveFocus();
  },
});

export const InANarrowContainerBothButtonsAreCentred = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '288px', maxInlineSize: '100%' }}>
      <StatusPage {...args} />
    </div>
  ),
  args: {
    action: (
      <Inline>
        <Button>Ir para Consulta individual</Button>
        <Button emphasis="outline">Buscar tela</Button>
      </Inline>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    if (!first || !second) throw new Error('no buttons');
    await expect(second.top).toBeGreaterThan(first.bottom);
    await expect(Math.abs(first.left + first.right - second.left - second.right)).toBeLessThan(1);
  },
});

export const ACodeAlone = meta.story({
  args: { title: 'Erro 500', intro: 'Ocorreu um erro inesperado.', causes: undefined, advice: undefined },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { action: <Button>Recarregar a página</Button>, link: { href: '/login', label: 'Ir para o login' } },
});
