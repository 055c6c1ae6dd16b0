import type { Group } from '@oraculo/api-client/contract';
import type { ComponentType } from 'react';
import { type LazyComponent, lazyWithPreload } from './lazy/lazyWithPreload.tsx';

interface ScreenEntry {
  path: string;
  /** Of the menu item; the screens outside the menu have none. */
  menuLabel?: string;
  /** Of the subtitle bar and the document. */
  title: string;
  /** The menu and the route guard both read it. */
  group: Group;
  /** Its fields are the whole of it at first; the other screens have a list below them. */
  isForm?: boolean;
  load: () => Promise<ComponentType>;
}

export interface ScreenRoute extends ScreenEntry {
  screen: LazyComponent<object>;
}

const entries: readonly ScreenEntry[] = [
  {
    path: '/automations/documents-capture',
    menuLabel: 'Captura de documentos de atendimento',
    title: 'Captura de documentos de atendimento',
    group: 'receivables',
    load: async () => (await import('./screens/documentsCapture/DocumentsCaptureScreen.tsx')).DocumentsCaptureScreen,
  },
  {
    path: '/automations/glosas-resource',
    menuLabel: 'Recurso de glosas',
    title: 'Recurso de glosa',
    group: 'receivables',
    load: async () => (await import('./screens/glosas/GlosasScreen.tsx')).GlosasScreen,
  },
  {
    path: '/automations/document-update',
    menuLabel: 'Atualização de documentos',
    title: 'Atualização de documento',
    group: 'receivables',
    isForm: true,
    load: async () => (await import('./screens/documentUpdate/DocumentUpdateScreen.tsx')).DocumentUpdateScreen,
  },
  {
    path: '/automations/file-recovery',
    menuLabel: 'Resgate de arquivos antigos',
    title: 'Resgate de arquivos antigos',
    group: 'receivables',
    load: async () => (await import('./screens/fileRecovery/FileRecoveryScreen.tsx')).FileRecoveryScreen,
  },
  {
    path: '/eligibilities',
    menuLabel: 'Consulta individual',
    title: 'Consulta individual',
    group: 'everyone',
    isForm: true,
    load: async () => (await import('./screens/individualQuery/IndividualQueryScreen.tsx')).IndividualQueryScreen,
  },
  {
    path: '/eligibilities/batch',
    menuLabel: 'Gestão em massa',
    title: 'Gestão em massa',
    group: 'everyone',
    load: async () => (await import('./screens/batch/BatchScreen.tsx')).BatchScreen,
  },
  {
    path: '/eligibilities/report',
    menuLabel: 'Relatório de elegibilidade',
    title: 'Relatório de elegibilidade',
    group: 'everyone',
    load: async () => (await import('./screens/eligibilityReport/EligibilityReportScreen.tsx')).EligibilityReportScreen,
  },
  {
    path: '/credentials',
    menuLabel: 'Credenciais',
    title: 'Credenciais',
    group: 'admin',
    load: async () => (await import('./screens/credentials/CredentialsScreen.tsx')).CredentialsScreen,
  },
  {
    path: '/operators',
    menuLabel: 'Operadoras',
    title: 'Operadoras',
    group: 'admin',
    load: async () => (await import('./screens/operators/OperatorsScreen.tsx')).OperatorsScreen,
  },
  {
    path: '/saude-mais',
    menuLabel: 'Cartão +Saúde',
    title: 'Cartão +Saúde',
    group: 'receivables',
    load: async () => (await import('./screens/healthCard/HealthCardScreen.tsx')).HealthCardScreen,
  },
  {
    path: '/test',
    title: 'Mostruário',
    group: 'everyone',
    load: async () => (await import('./screens/showcase/ShowcaseScreen.tsx')).ShowcaseScreen,
  },
];

/**
 * Every screen behind the sign-in: the one source of the menu, the guard, the subtitle and the document title.
 * The groups follow the old rules as they behaved. Two of their keys were misspelt and never matched: file recovery fell back
 * to the rule of its parent, and everyone saw eligibility.
 */
export const screenRoutes: readonly ScreenRoute[] = entries.map((entry) => ({
  ...entry,
  screen: lazyWithPreload(entry.load),
}));
