import { ArrowBigUp, ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Command, CornerDownLeft, Option } from '@lucide/icons';
import { SvgIcon, type IconData } from './SvgIcon.tsx';
import { keySign } from './KeyCap.css.ts';

/** Symbols of keys that the kit's font lacks. As text, each system would show them in another font. */
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

/** The symbol on a key, for sighted users only: use it in an element that is hidden from screen readers. */
export function KeyCap({ children }: { children: string }) {
  return children.split(sign).map((part, at) => {
    const icon = keyIcons[part];
    // The index is a stable key, because the parts of a text keep their order.
    const key = `${at} ${part}`;
    if (icon) return <SvgIcon key={key} icon={icon} size={14} className={keySign} />;
    return part && <span key={key}>{part}</span>;
  });
}
