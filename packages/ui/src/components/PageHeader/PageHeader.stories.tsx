import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { PageHeader } from './PageHeader.tsx';

const actions = (
  <>
    <Button emphasis="outline">Exportar</Button>
    <Button>Nova credencial</Button>
  </>
);
const breadcrumbs = (
  <Breadcrumbs
    parents={[
      { label: 'Operadoras', href: '/operators' },
      { label: 'Vida Plena', href: '/operators/312345' },
    ]}
    current="Credenciais"
  />
);

const meta = preview.meta({
  title: 'Estrutura/PageHeader',
  component: PageHeader,
  parameters: { spec: ['WCAG 2.4.2 Page titled', 'WCAG 1.4.10 Reflow'] },
  args: { title: 'Credenciais', description: 'Logins e senhas com que consultamos a Vida Plena.', actions },
});

export const WithActions = meta.story();
export const WithBreadcrumbs = meta.story({
  args: { breadcrumbs, status: <StatusBadge tone="positive">Ativa</StatusBadge> },
});
export const WithAWayBack = meta.story({ args: { onBack: fn(), actions: undefined } });
export const TitleOnly = meta.story({ args: { description: undefined, actions: undefined } });
export const TooManyActions = meta.story({
  args: {
    actions: ['Exportar', 'Imprimir', 'Compartilhar', 'Arquivar', 'Nova credencial'].map((label) => (
      <Button key={label}>{label}</Button>
    )),
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack gap={7}>
      <PageHeader
        {...args}
        breadcrumbs={breadcrumbs}
        status={<StatusBadge tone="positive">Ativa</StatusBadge>}
        title="Credenciais de integração da rede própria"
      />
    </Stack>
  ),
});

export const TheTitleIsTheHeadingOfThePage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Credenciais' })).toBeVisible();
  },
});

export const TabReachesTheBackButtonAndThenTheActions = meta.story({
  args: { onBack: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Voltar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Exportar' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Nova credencial' })).toHaveFocus();
  },
});

const inside = (width: number) => (Story: () => React.ReactNode) => (
  <div style={{ inlineSize: width }}>
    <Story />
  </div>
);

export const InAWideHeaderTheActionsAreNextToTheTitle = meta.story({
  decorators: inside(900),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Exportar' }).getBoundingClientRect().top).toBeLessThan(
      title.bottom,
    );
  },
});

/** The content of a phone of 320 px, with text of 200 %. */
export const OnAPhoneTheActionsAreBelowTheTitleAndNothingIsClipped = meta.story({
  args: { breadcrumbs, title: 'Credenciais de integração da rede própria' },
  decorators: inside(160),
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().top).toBeGreaterThan(title.bottom);
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(title.left + 160);
    }
    await expect(canvasElement.querySelector('[data-ui="page-header"]')?.scrollWidth).toBeLessThanOrEqual(160);
  },
});
