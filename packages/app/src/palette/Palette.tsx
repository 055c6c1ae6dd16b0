import { isInGroup } from '@oraculo/api-client/contract';
import { CommandPalette } from '@oraculo/ui';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { placeOf } from '../routing/placeOf.ts';
import { screenRoutes } from '../routes.tsx';
import { session } from '../session/session.ts';
import { askScreen } from './asked.ts';
import { operatorCommands } from './operatorCommands.ts';

const queryPath = '/eligibilities';
const batchPath = '/eligibilities/batch';
const reportPath = '/eligibilities/report';

const mostRecent = 4;

/** The screens of this session, the newest first, without the one that is there; in memory only. */
function useRecentScreens(path: string | undefined) {
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (path !== undefined && visited[0] !== path) setVisited([path, ...visited.filter((one) => one !== path)]);
  return visited.slice(1, mostRecent + 1);
}

/** Every screen and action of this user behind Ctrl/⌘ K; its list comes when it is opened. */
export function Palette() {
  const { membership } = useSnapshot(session);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { route, isAdmitted } = placeOf(pathname, membership);
  const recent = useRecentScreens(isAdmitted && route?.menuLabel ? route.path : undefined);
  const groups = useMemo(() => {
    const own = screenRoutes.filter(({ menuLabel, group }) => menuLabel && isInGroup(group, membership));
    const lead = (path: string, task: 'addGroup' | 'exportReport') => () => {
      askScreen(task);
      void navigate(path);
    };
    return [
      {
        id: 'screens',
        title: 'Telas',
        items: own.map(({ path, menuLabel, title }) => ({ id: path, label: menuLabel ?? title, href: path })),
      },
      {
        id: 'actions',
        title: 'Ações',
        items: [
          { id: 'addGroup', label: 'Incluir grupo', keywords: ['lote'], onPress: lead(batchPath, 'addGroup') },
          {
            id: 'exportReport',
            label: 'Exportar relatório',
            keywords: ['baixar'],
            onPress: lead(reportPath, 'exportReport'),
          },
        ],
      },
    ];
  }, [membership, navigate]);
  const queryOperator = (ansId: string) => {
    askScreen('queryOperator', ansId);
    void navigate(queryPath);
  };
  return (
    <CommandPalette
      label="Buscar"
      placeholder="Tela, ação ou operadora"
      groups={groups}
      recent={recent}
      onSearch={(text, { signal }) => operatorCommands(text, signal, queryOperator)}
    />
  );
}
