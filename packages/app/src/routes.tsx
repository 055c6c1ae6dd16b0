import type { ComponentType } from 'react';
import type { Audience } from './session/groups.ts';

export interface ScreenRoute {
  path: string;
  /** Of the menu item; the screens outside the menu have none. */
  menuLabel?: string;
  /** Of the subtitle bar and the document. */
  title: string;
  /** Asked by the menu and by the guard. */
  audience: Audience;
  load: () => Promise<{ Screen: ComponentType }>;
}

/**
 * Every screen behind the sign-in: the one source of the menu, the guard, the subtitle and the document title.
 * The audiences are those that the old rules had in effect, not as they were spelt: the rule for file recovery named an
 * item that does not exist, so it follows its parent, and the one for eligibility did too, so everyone sees it.
 */
export const screenRoutes: readonly ScreenRoute[] = [
  {
    path: '/eligibilities',
    menuLabel: 'Consulta individual',
    title: 'Consulta individual',
    audience: 'everyone',
    load: async () => ({
      Screen: (await import('./screens/individualQuery/IndividualQueryScreen.tsx')).IndividualQueryScreen,
    }),
  },
  {
    path: '/eligibilities/report',
    menuLabel: 'Relatório de elegibilidade',
    title: 'Relatório de elegibilidade',
    audience: 'everyone',
    load: async () => ({
      Screen: (await import('./screens/eligibilityReport/EligibilityReportScreen.tsx')).EligibilityReportScreen,
    }),
  },
];
