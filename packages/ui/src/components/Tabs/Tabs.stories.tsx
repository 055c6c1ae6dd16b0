import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({
  title: 'Dados/Tabs',
  component: Tabs,
  args: {
    label: 'Relatórios',
    selected: 'generation',
    onSelect: fn(),
    tabs: [
      { id: 'generation', label: 'Geração de relatórios', content: 'Filtros e resultado.' },
      { id: 'history', label: 'Histórico de relatórios', content: 'Relatórios já pedidos.' },
      { id: 'errors', label: 'Credenciais com erro', badge: 3, badgeLabel: '3 com erro', content: 'Lista.' },
    ],
  },
});

export const FirstSelected = meta.story();
