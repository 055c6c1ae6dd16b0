import { CommandPalette, setColorMode } from '@oraculo/ui';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { resolveRoute } from '../routing/resolveRoute.ts';
import { session } from '../../session/session.ts';
import { dispatchScreenCommand } from '../../commands/screenCommand.ts';
import { shortcutSettings, showShortcuts } from '../shortcuts/shortcutSettings.ts';
import { keysIcon, modeIcons } from './commandIcons.tsx';
import { screenCommands } from './screenCommands.ts';

const queryPath = '/eligibilities';
const reportPath = '/eligibilities/report';

const mostRecent = 4;

const keywords = ['tema', 'aparência', 'cores'];

/** The button of the header switches between two modes; this command returns to the system's mode. */
const appearance = {
  id: 'appearance',
  title: 'Aparência',
  items: [
    {
      id: 'system',
      label: 'Usar o modo do sistema',
      icon: modeIcons.system,
      keywords,
      onPress: () => setColorMode('system'),
    },
    { id: 'light', label: 'Usar modo claro', icon: modeIcons.light, keywords, onPress: () => setColorMode('light') },
    { id: 'dark', label: 'Usar modo escuro', icon: modeIcons.dark, keywords, onPress: () => setColorMode('dark') },
  ],
};

/** Shortcuts are shown only where they work. */
const helpGroup = (areKeysOn: boolean) => ({
  id: 'help',
  title: 'Ajuda',
  items: [
    {
      id: 'keys',
      label: 'Atalhos do teclado',
      icon: keysIcon,
      keywords: ['teclas'],
      keys: areKeysOn ? '?' : undefined,
      onPress: showShortcuts,
    },
  ],
});

/** The screens visited in this session, newest first, without the current one. In memory only. */
function useRecentScreens(path: string | undefined) {
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (path !== undefined && visited[0] !== path) setVisited([path, ...visited.filter((one) => one !== path)]);
  return visited.slice(1, mostRecent + 1);
}

/** The command palette (Ctrl/⌘ K) with every screen and action of this user. Its list loads when it opens. */
export function Palette() {
  const { membership } = useSnapshot(session);
  const { areOn } = useSnapshot(shortcutSettings);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { route, isAllowed } = resolveRoute(pathname, membership);
  const recent = useRecentScreens(isAllowed && route?.menuLabel ? route.path : undefined);
  const groups = useMemo(
    () => [
      ...screenCommands(membership, (path, task) => {
        dispatchScreenCommand(task);
        // A user who is already on the screen keeps the filters.
        if (path !== pathname) void navigate(path);
      }),
      appearance,
      helpGroup(areOn),
    ],
    [membership, navigate, pathname, areOn],
  );
  const queryOperator = (ansId: string) => {
    dispatchScreenCommand('queryOperator', ansId);
    void navigate(queryPath);
  };
  const openReport = (ansId: string) => void navigate(`${reportPath}?${new URLSearchParams({ ansId })}`);
  return (
    <CommandPalette
      label="Buscar"
      placeholder="Tela ou operadora"
      groups={groups}
      recent={recent}
      onSearch={async (text, { signal }) => {
        const { operatorCommands } = await import('./operatorCommands.tsx');
        return operatorCommands(text, signal, { query: queryOperator, report: openReport });
      }}
    />
  );
}
