import { isInGroup } from '@oraculo/api-client/contract';
import type { CommandGroup } from '@oraculo/ui';
import { areaIcon, taskIcon } from './commandIcons.tsx';
import { type ScreenPath, screenRoutes } from '../routing/screenRoutes.ts';
import type { Task } from '../../commands/screenCommand.ts';

interface ScreenTask {
  task: Task;
  label: string;
  /** Synonyms for the search. */
  keywords?: string[];
  /** The address of its screen. */
  path: ScreenPath;
}

const tasks: readonly ScreenTask[] = [
  { task: 'addBatch', label: 'Incluir grupo', keywords: ['lote'], path: '/eligibilities/batch' },
  { task: 'exportReport', label: 'Exportar relatório', keywords: ['baixar'], path: '/eligibilities/report' },
  {
    task: 'upload:documents',
    label: 'Enviar documentos de atendimento',
    keywords: ['subir', 'captura', 'PDF'],
    path: '/automations/documents-capture',
  },
  {
    task: 'upload:glosas',
    label: 'Enviar recurso de glosa',
    keywords: ['subir', 'planilha'],
    path: '/automations/glosas-resource',
  },
  {
    task: 'upload:restore',
    label: 'Solicitar arquivos antigos',
    keywords: ['subir', 'enviar', 'resgate', 'recuperar'],
    path: '/automations/file-recovery',
  },
  {
    task: 'upload:healthCard',
    label: 'Enviar planilha do Cartão +Saúde',
    keywords: ['subir', 'beneficiários'],
    path: '/saude-mais',
  },
  {
    task: 'createCredential',
    label: 'Cadastrar credencial',
    keywords: ['nova', 'incluir'],
    path: '/credentials',
  },
  { task: 'createOperator', label: 'Cadastrar operadora', keywords: ['nova', 'incluir'], path: '/operators' },
];

/** The screens that this user may open, and their actions. */
export function screenCommands(
  membership: readonly string[],
  openScreen: (path: ScreenPath, task: Task) => void,
): CommandGroup[] {
  const allowedScreens = screenRoutes.filter(({ menuLabel, group }) => menuLabel && isInGroup(group, membership));
  const paths = new Set(allowedScreens.map(({ path }) => path));
  return [
    {
      id: 'actions',
      title: 'Ações',
      items: tasks
        .filter(({ path }) => paths.has(path))
        .map(({ task, path, ...command }) => ({
          id: task,
          ...command,
          icon: taskIcon(task),
          onPress: () => openScreen(path, task),
        })),
    },
    {
      id: 'screens',
      title: 'Telas',
      items: allowedScreens.map(({ path, menuLabel, title }) => ({
        id: path,
        label: menuLabel ?? title,
        icon: areaIcon(path),
        href: path,
      })),
    },
  ];
}
