import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Card } from '../Card/Card.tsx';
import { AppShell } from './AppShell.tsx';
import { exampleNavigation } from './exampleNavigation.tsx';

const meta = preview.meta({
  title: 'Estrutura/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', spec: ['1 §1', '1 §2 Layout', '1 §9 Layout'] },
  args: {
    productName: 'Oráculo',
    navigation: exampleNavigation,
    currentPage: 'eligibilities-report',
    user: { name: 'Mariana Salles' },
    subtitle: 'Relatório de elegibilidade',
    onSignOut: fn(),
    onNavigate: fn(),
    children: <Card>O conteúdo da tela fica aqui.</Card>,
  },
});

export const Rail = meta.story();
export const WithBack = meta.story({ args: { onBack: fn() } });
