import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { NavigateContext } from '../../internal/base/router/NavigateContext.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const navigated = fn();
const parents = [
  { label: 'Operadoras', href: '/operators' },
  { label: 'Vida Plena', href: '/operators/312345' },
];

const meta = preview.meta({
  title: 'Estrutura/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { spec: ['APG breadcrumb', 'WCAG 2.5.8 target size'] },
  args: { parents, current: 'Credenciais' },
  decorators: (Story) => (
    <NavigateContext value={navigated}>
      <Story />
    </NavigateContext>
  ),
  beforeEach: () => {
    navigated.mockClear();
  },
});

export const TwoAbove = meta.story();
export const OneAbove = meta.story({ args: { parents: parents.slice(0, 1) } });
export const LongNames = meta.story({
  args: { parents: [...parents, { label: 'Credenciais de integração da rede própria', href: '/x' }] },
});
export const EveryClickThatWasMade = meta.story({
  args: {
    parents: ['Início', 'Busca', 'Resultado', 'Operadoras', 'Vida Plena'].map((label) => ({
      label,
      href: `/${label}`,
    })),
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { parents: [...parents, { label: 'Credenciais de integração da rede própria', href: '/x' }] },
});

export const TheLastItemIsTheCurrentPageAndNoLink = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Você está em' })).toBeVisible();
    await expect(canvas.getByText('Credenciais').closest('[aria-current="page"]')).not.toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const TabAndEnterFollowALinkWithTheRouterOfTheApp = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Vida Plena' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigated.mock.calls).toEqual([['/operators/312345']]);
  },
});
