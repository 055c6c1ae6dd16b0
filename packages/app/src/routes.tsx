import type { ComponentType } from 'react';
import { type LazyComponent, lazyWithPreload } from './lazy/lazyWithPreload.tsx';
import type { Audience } from './session/groups.ts';

interface ScreenEntry {
  path: string;
  /** Of the menu item; the screens outside the menu have none. */
  menuLabel?: string;
  /** Of the subtitle bar and the document. */
  title: string;
  /** Asked by the menu and by the guard. */
  audience: Audience;
  load: () => Promise<ComponentType>;
}

export interface ScreenRoute extends ScreenEntry {
  screen: LazyComponent<object>;
}

const receivables: Audience = ['RECEBIVEIS', 'ADMIN'];
const admin: Audience = ['ADMIN'];

const entries: readonly ScreenEntry[] = [
  {
    path: '/automations/documents-capture',
    menuLabel: 'Captura de documentos de atendimento',
    title: 'Captura de documentos de atendimento',
    audience: receivables,
    load: async () => (await import('./screens/documentsCapture/DocumentsCaptureScreen.tsx')).DocumentsCaptureScreen,
  },
  {
    path: '/automations/glosas-resource',
    menuLabel: 'Recurso de glosas',
    title: 'Recurso de glosa',
    audience: receivables,
    load: async () => (await import('./screens/glosas/GlosasScreen.tsx')).GlosasScreen,
  },
  {
    path: '/automations/document-update',
    menuLabel: 'Atualização de documentos',
    title: 'Atualização de documento',
    audience: receivables,
    load: async () => (await import('./screens/documentUpdate/DocumentUpdateScreen.tsx')).DocumentUpdateScreen,
  },
  {
    path: '/automations/file-recovery',
    menuLabel: 'Resgate de arquivos antigos',
    title: 'Resgate de arquivos antigos',
    audience: receivables,
    load: async () => (await import('./screens/fileRecovery/FileRecoveryScreen.tsx')).FileRecoveryScreen,
  },
  {
    path: '/eligibilities',
    menuLabel: 'Consulta individual',
    title: 'Consulta individual',
    audience: 'everyone',
    load: async () => (await import('./screens/individualQuery/IndividualQueryScreen.tsx')).IndividualQueryScreen,
  },
  {
    path: '/eligibilities/batch',
    menuLabel: 'Gestão em massa',
    title: 'Gestão em massa',
    audience: 'everyone',
    load: async () => (await import('./screens/batch/BatchScreen.tsx')).BatchScreen,
  },
  {
    path: '/eligibilities/report',
    menuLabel: 'Relatório de elegibilidade',
    title: 'Relatório de elegibilidade',
    audience: 'everyone',
    load: async () => (await import('./screens/eligibilityReport/EligibilityReportScreen.tsx')).EligibilityReportScreen,
  },
  {
    path: '/credentials',
    menuLabel: 'Credenciais',
    title: 'Credenciais',
    audience: admin,
    load: async () => (await import('./screens/credentials/CredentialsScreen.tsx')).CredentialsScreen,
  },
  {
    path: '/operators',
    menuLabel: 'Operadoras',
    title: 'Operadoras',
    audience: admin,
    load: async () => (await import('./screens/operators/OperatorsScreen.tsx')).OperatorsScreen,
  },
  {
    path: '/saude-mais',
    menuLabel: 'Cartão +Saúde',
    title: 'Cartão +Saúde',
    audience: receivables,
    load: async () => (await import('./screens/healthCard/HealthCardScreen.tsx')).HealthCardScreen,
  },
  {
    path: '/test',
    title: 'Mostruário',
    audience: 'everyone',
    load: async () => (await import('./screens/showcase/ShowcaseScreen.tsx')).ShowcaseScreen,
  },
];

/**
 * Every screen behind the sign-in: the one source of the menu, the guard, the subtitle and the document title.
 * The audiences are those that the old rules had in effect, not as they were spelt: the rule for file recovery named an
 * item that does not exist, so it follows its parent, and the one for eligibility did too, so everyone sees it.
 */
export const screenRoutes: readonly ScreenRoute[] = entries.map((entry) => ({
  ...entry,
  screen: lazyWithPreload(entry.load),
}));
