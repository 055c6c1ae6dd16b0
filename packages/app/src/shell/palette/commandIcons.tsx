import { Download, Keyboard, Monitor, Moon, Plus, Sun, Upload } from '@lucide/icons';
import { Icon } from '@oraculo/ui';
import type { Task } from '../../commands/screenCommand.ts';
import { areaIcons } from '../routing/areaIcons.ts';

const size = 18;

/** The icon of a screen's area in the menu. */
export function areaIcon(path: string) {
  const icon = Object.entries(areaIcons).find(([area]) => path.split('/')[1] === area)?.[1];
  return icon && <Icon of={icon} size={size} />;
}

export function taskIcon(task: Task) {
  if (task === 'exportReport') return <Icon of={Download} size={size} />;
  return <Icon of={task.startsWith('upload:') ? Upload : Plus} size={size} />;
}

export const modeIcons = {
  system: <Icon of={Monitor} size={size} />,
  light: <Icon of={Sun} size={size} />,
  dark: <Icon of={Moon} size={size} />,
};

export const keysIcon = <Icon of={Keyboard} size={size} />;
