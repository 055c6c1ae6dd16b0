import type { ComponentType } from 'react';
import { lazyWithPreload } from './lazy/lazyWithPreload.tsx';
import { resolveRoute } from './shell/routing/resolveRoute.ts';
import type { ScreenPath } from './shell/routing/screenRoutes.ts';

const lazyScreen = (load: () => Promise<ComponentType>) => ({ load, ...lazyWithPreload(load) });

/** The code of each screen of the table (`shell/routing/screenRoutes.ts`). */
export const screens: Readonly<Record<ScreenPath, ReturnType<typeof lazyScreen>>> = {
  '/automations/documents-capture': lazyScreen(
    async () => (await import('./screens/documentsCapture/DocumentsCaptureScreen.tsx')).DocumentsCaptureScreen,
  ),
  '/automations/glosas-resource': lazyScreen(
    async () => (await import('./screens/glosas/GlosasScreen.tsx')).GlosasScreen,
  ),
  '/automations/document-update': lazyScreen(
    async () => (await import('./screens/documentUpdate/DocumentUpdateScreen.tsx')).DocumentUpdateScreen,
  ),
  '/automations/file-recovery': lazyScreen(
    async () => (await import('./screens/fileRecovery/FileRecoveryScreen.tsx')).FileRecoveryScreen,
  ),
  '/eligibilities': lazyScreen(
    async () => (await import('./screens/individualQuery/IndividualQueryScreen.tsx')).IndividualQueryScreen,
  ),
  '/eligibilities/batch': lazyScreen(async () => (await import('./screens/batch/BatchScreen.tsx')).BatchScreen),
  '/eligibilities/report': lazyScreen(
    async () => (await import('./screens/eligibilityReport/EligibilityReportScreen.tsx')).EligibilityReportScreen,
  ),
  '/credentials': lazyScreen(
    async () => (await import('./screens/credentials/CredentialsScreen.tsx')).CredentialsScreen,
  ),
  '/operators': lazyScreen(async () => (await import('./screens/operators/OperatorsScreen.tsx')).OperatorsScreen),
  '/saude-mais': lazyScreen(async () => (await import('./screens/healthCard/HealthCardScreen.tsx')).HealthCardScreen),
  '/test': lazyScreen(async () => (await import('./screens/showcase/ShowcaseScreen.tsx')).ShowcaseScreen),
};

/** Loads the code of the screen at `path`, if there is one. */
export async function preloadScreen(path: string) {
  const { route } = resolveRoute(path, []);
  if (route) await screens[route.path].preload();
}
