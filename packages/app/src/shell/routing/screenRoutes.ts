import type { Group } from '@oraculo/api-client/contract';

interface ScreenEntry {
  path: string;
  /** The label of the menu item; screens outside the menu have none. */
  menuLabel?: string;
  /** The title of the subtitle bar and the document. */
  title: string;
  /** The menu and the route guard both read it. */
  group: Group;
  /** Whether the screen starts with only a form; all others show a list below it. It chooses the skeleton. */
  isForm?: boolean;
}

const entries = [
  {
    path: '/automations/documents-capture',
    menuLabel: 'Captura de documentos de atendimento',
    title: 'Captura de documentos de atendimento',
    group: 'receivables',
  },
  {
    path: '/automations/glosas-resource',
    menuLabel: 'Recurso de glosas',
    title: 'Recurso de glosa',
    group: 'receivables',
  },
  {
    path: '/automations/document-update',
    menuLabel: 'Atualização de documentos',
    title: 'Atualização de documento',
    group: 'receivables',
    isForm: true,
  },
  {
    path: '/automations/file-recovery',
    menuLabel: 'Resgate de arquivos antigos',
    title: 'Resgate de arquivos antigos',
    group: 'receivables',
  },
  {
    path: '/eligibilities',
    menuLabel: 'Consulta individual',
    title: 'Consulta individual',
    group: 'everyone',
    isForm: true,
  },
  {
    path: '/eligibilities/batch',
    menuLabel: 'Gestão em massa',
    title: 'Gestão em massa',
    group: 'everyone',
  },
  {
    path: '/eligibilities/report',
    menuLabel: 'Relatório de elegibilidade',
    title: 'Relatório de elegibilidade',
    group: 'everyone',
  },
  {
    path: '/credentials',
    menuLabel: 'Credenciais',
    title: 'Credenciais',
    group: 'admin',
  },
  {
    path: '/operators',
    menuLabel: 'Operadoras',
    title: 'Operadoras',
    group: 'admin',
  },
  {
    path: '/saude-mais',
    menuLabel: 'Cartão +Saúde',
    title: 'Cartão +Saúde',
    group: 'receivables',
  },
  {
    path: '/test',
    title: 'Mostruário',
    group: 'everyone',
  },
] as const satisfies readonly ScreenEntry[];

export type ScreenPath = (typeof entries)[number]['path'];

export interface ScreenRoute extends ScreenEntry {
  path: ScreenPath;
}

/**
 * Every screen behind the sign-in: the single source of the menu, the guard, the subtitle and the document title.
 * `screenCode.tsx` names the code of each. File recovery requires the group of its parent; eligibility is open to every
 * user (requirement 2.2.3).
 */
export const screenRoutes: readonly ScreenRoute[] = entries;
