'use client';
import { keysPtBR } from '../../i18n/ptBR/keys.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { KeyCap } from '../../internal/base/icons/KeyCap.tsx';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { useIsApple } from '../CommandPalette/usePaletteKey.ts';
import { cap, keys as keysClass } from './Kbd.css.ts';

export interface KbdProps extends DomProps {
  /**
   * Keys that are pressed together, joined by “+” (“Mod+K”, “Shift+F10”). `Mod` is ⌘ on Apple's keyboards and Ctrl on others; `Alt` and
   * `Shift` have their symbols there. `Enter` and the arrows ↑ ↓ ← → are shown as symbols and read by their names.
   */
  keys: string;
}

const onApple: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Enter: '↵' };
const onOthers: Readonly<Record<string, string>> = { Mod: 'Ctrl', Enter: '↵' };

const nameOfSign: Readonly<Record<string, keyof typeof keysPtBR>> = {
  '↑': 'keyNameUp',
  '↓': 'keyNameDown',
  '←': 'keyNameLeft',
  '→': 'keyNameRight',
  '↵': 'keyNameReturn',
  '⌘': 'keyNameCommand',
  '⌥': 'keyNameOption',
  '⇧': 'keyNameShift',
};

/** Shows the keys of a shortcut in a text. It does not handle the shortcut. */
export function Kbd({ keys, ...rest }: KbdProps) {
  const names = useAreaMessages('commands', keysPtBR);
  const signs = useIsApple() ? onApple : onOthers;
  const caps = keys.split('+').map((key) => signs[key] ?? key);
  return (
    <kbd {...pickDomProps('kbd', rest)} className={keysClass}>
      {caps.map((sign) => {
        const name = nameOfSign[sign];
        return (
          <kbd key={sign} className={cap}>
            {name ? (
              <>
                <span aria-hidden="true">
                  <KeyCap>{sign}</KeyCap>
                </span>
                <span className={visuallyHidden}>{names[name]}</span>
              </>
            ) : (
              <span>{sign}</span>
            )}
          </kbd>
        );
      })}
    </kbd>
  );
}
