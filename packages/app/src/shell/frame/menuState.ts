import type { AppShellProps } from '@oraculo/ui';
import { safeStorage } from '../../service/safeStorage.ts';

type MenuState = NonNullable<AppShellProps['initialMenu']>;

const menuKey = 'oraculo:menu';
const states: readonly MenuState[] = ['rail', 'expanded', 'hidden'];

/** Whether the side menu is open on this device, for all of its users. */
export const readMenuState = (): MenuState => {
  const kept = safeStorage.read(menuKey);
  return states.find((state) => state === kept) ?? 'rail';
};

export const keepMenuState = (menu: MenuState) => safeStorage.write(menuKey, menu);
