import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

function KeptTabs(props: TabsProps) {
  const [selected, setSelected] = useState(props.value);
  const select = (id: string) => {
    props.onChange?.(id);
    setSelected(id);
  };
  return <Tabs {...props} value={selected} onChange={select} />;
}

const meta = preview.meta({
  title: 'Dados/Tabs',
  component: Tabs,
  parameters: { spec: ['1 §2 Eligibility report: two tabs', '2 §2 Credentials: badge', 'APG tabs, manual activation'] },
  args: {
    label: 'Relatórios',
    value: 'generation',
    onChange: fn(),
    tabs: [
      { id: 'generation', label: 'Geração de relatórios', content: 'Filtros e resultado.' },
      { id: 'history', label: 'Histórico de relatórios', content: 'Relatórios já pedidos.' },
    ],
  },
  render: (args) => <KeptTabs {...args} />,
});

const credentials = [
  { id: 'all', label: 'Lista de Credenciais', content: 'Todas as credenciais.' },
  { id: 'failed', label: 'Credenciais com erro', badge: 3, badgeLabel: '3 a corrigir', content: 'As que falharam.' },
];

export const FirstSelected = meta.story();
export const LastSelected = meta.story({ args: { value: 'history' } });
export const WithBadge = meta.story({ args: { label: 'Credenciais', value: 'all', tabs: credentials } });
const manyTabs = {
  value: 'Aba 1',
  tabs: Array.from({ length: 14 }, (_, at) => ({
    id: `Aba ${at + 1}`,
    label: `Aba ${at + 1}`,
    content: `Conteúdo ${at + 1}`,
  })),
};

export const ManyTabs = meta.story({ args: manyTabs });

export const ANarrowListFadesAtTheEdgeWithMoreTabs = meta.story({
  args: manyTabs,
  render: (args) => (
    <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    // Without scroll-driven animations, as in Firefox, nothing fades.
    const canFade = CSS.supports('animation-timeline', 'scroll(self inline)');
    const expectMask = (faded: RegExp) =>
      waitFor(() => expect(getComputedStyle(list).maskImage).toMatch(canFade ? faded : /^none$/));
    await expectMask(/ 0px, .* calc\(100% - 32px\)/);
    list.scrollLeft = list.scrollWidth;
    await expectMask(/ 32px, .* (calc\(100% - 0px\)|100%)/);
  },
});

export const StepsAsTabs = meta.story({
  args: {
    label: 'Importação',
    value: 'file',
    tabs: [
      { id: 'file', label: '1. Arquivo', content: 'Escolha o arquivo.' },
      { id: 'columns', label: '2. Colunas', content: 'Diga que coluna é qual.' },
      { id: 'check', label: '3. Conferência', content: 'Confira as linhas.' },
    ],
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack>
      <Tabs {...args} />
      <Tabs {...args} label="Histórico" value="history" />
      <Tabs {...args} label="Credenciais" value="failed" tabs={credentials} />
    </Stack>
  ),
});

export const TheBadgeIsReadAfterTheLabel = meta.story({
  args: { label: 'Credenciais', value: 'all', tabs: credentials },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Credenciais com erro 3 a corrigir' })).toBeVisible();
  },
});

export const TabGoesToTheSelectedTabAndThenToThePanel = meta.story({
  args: { value: 'history' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Histórico de relatórios' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Histórico de relatórios' })).toHaveFocus();
  },
});

export const RightArrowGoesToTheNextTabAndWraps = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Histórico de relatórios' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Geração de relatórios' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LeftArrowGoesToThePreviousTabAndWraps = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Histórico de relatórios' })).toHaveFocus();
  },
});

export const HomeGoesToTheFirstTab = meta.story({
  args: { value: 'history' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Geração de relatórios' })).toHaveFocus();
  },
});

export const EndGoesToTheLastTab = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Histórico de relatórios' })).toHaveFocus();
  },
});

export const EnterShowsTheFocusedTab = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange?.mock.calls).toEqual([['history']]);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Relatórios já pedidos.');
  },
});

export const SpaceShowsTheFocusedTab = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Relatórios já pedidos.');
  },
});
