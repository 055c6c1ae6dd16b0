import { Building2, FileUp, Inbox, ReceiptText } from '@lucide/icons';
import { AppShell, Icon, type NavItem } from '@oraculo/ui';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';

type Page = 'queue' | 'providers' | 'imports';

const navigation: readonly NavItem[] = [
  { name: 'queue', title: 'Pendências', icon: <Icon of={Inbox} size={20} />, href: '#pendencias' },
  {
    name: 'guides',
    title: 'Guias',
    icon: <Icon of={ReceiptText} size={20} />,
    subItems: [
      { name: 'guides-open', title: 'Guias em análise', href: '#guias' },
      { name: 'guides-disputes', title: 'Recursos de glosa', href: '#recursos' },
    ],
  },
  { name: 'providers', title: 'Prestadores', icon: <Icon of={Building2} size={20} />, href: '#prestadores' },
  { name: 'imports', title: 'Importações', icon: <Icon of={FileUp} size={20} />, href: '#importacoes' },
];

interface RecipeFrameProps {
  /** The menu item of the screen. */
  page: Page;
  subtitle: string;
  children: ReactNode;
}

/** The frame of a screen in an app. */
export const RecipeFrame = ({ page, subtitle, children }: RecipeFrameProps) => (
  <AppShell
    productName="Central"
    navigation={navigation}
    currentPage={page}
    user={{ name: 'Marina Prado' }}
    onSignOut={fn()}
    onNavigate={fn()}
    subtitle={subtitle}
  >
    {children}
  </AppShell>
);
