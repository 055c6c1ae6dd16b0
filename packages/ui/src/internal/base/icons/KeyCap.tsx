import { ArrowBigUp, ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Command, CornerDownLeft, Option } from '@lucide/icons';
import { SvgIcon, type IconData } from './SvgIcon.tsx';
import { keySign } from './KeyCap.css.ts';

/** Signs of keys that the kit's font does not have; as text each machine would paint them in a font of its own. */
export const keyIcons: Readonly<Record<string, IconData>> = {
  '↑': ArrowUp,
  '↓': ArrowDown,
  '←': ArrowLeft,
  '→': ArrowRight,
  '↵': CornerDownLeft,
  '⌘': Command,
  '⌥': Option,
  '⇧': ArrowBigUp,
};

const sign = new RegExp(`([${Object.keys(keyIcons).join('')}])`);

/** The print of a key, for the eye alone: put it where screen readers do not read. */
export function KeyCap({ children }: { children: string }) {
  return children.split(sign).map((part, at) => {
    const icon = keyIcons[part];
    // The parts of one text keep their places.
    const key = `${at} ${part}`;
    if (icon) return <SvgIcon key={key} icon={icon} size={14} className={keySign} />;
    return part && <span key={key}>{part}</span>;
  });
}
