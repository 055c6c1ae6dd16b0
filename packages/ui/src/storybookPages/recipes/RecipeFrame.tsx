import { AppShell } from '@oraculo/ui';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';

interface RecipeFrameProps {
  subtitle: string;
  children: ReactNode;
}

/** As a screen stands in an app. */
export const RecipeFrame = ({ subtitle, children }: RecipeFrameProps) => (
  <AppShell
    productName="Central"
    navigation={[]}
    currentPage="example"
    user={{ name: 'Marina Prado' }}
    onSignOut={fn()}
    onNavigate={fn()}
    subtitle={subtitle}
  >
    {children}
  </AppShell>
);
