import { proxy } from 'valtio';
import { safeStorage } from '../../service/safeStorage.ts';

const shortcutsKey = 'oraculo:shortcuts';

/** Single-key shortcuts can be switched off, for users of speech input or with a tremor (WCAG 2.1.4). */
export const shortcutSettings = proxy({ areOn: safeStorage.read(shortcutsKey) !== 'off', areShown: false });

export function showShortcuts() {
  shortcutSettings.areShown = true;
}

export function hideShortcuts() {
  shortcutSettings.areShown = false;
}

export function switchShortcuts(areOn: boolean) {
  shortcutSettings.areOn = areOn;
  safeStorage.write(shortcutsKey, areOn ? 'on' : 'off');
}
