import type { Group } from '@oraculo/api-client/contract';

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
 * Every screen behind the sign-in: the one source of the menu, the guard, the subtitle and the document title. `screenCode.tsx`
 * names the code of each.
 * The groups follow the old rules as they behaved. Two of their keys were misspelt and never matched: file recovery fell back
 * to the rule of its parent, and everyone saw eligibility.
 */
export const screenRoutes: readonly ScreenRoute[] = entries;
