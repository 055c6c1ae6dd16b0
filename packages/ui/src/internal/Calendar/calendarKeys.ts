import { addDays, addMonths, type IsoDate, weekdayOf } from '../dates/isoDate.ts';

type Move = (from: IsoDate, isShifted: boolean) => IsoDate;

/** The date picker dialog of the ARIA Authoring Practices, key by key. */
const moves: Record<string, Move> = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => addDays(from, -7),
  ArrowDown: (from) => addDays(from, 7),
  Home: (from) => addDays(from, -weekdayOf(from)),
  End: (from) => addDays(from, 6 - weekdayOf(from)),
  PageUp: (from, isShifted) => addMonths(from, isShifted ? -12 : -1),
  PageDown: (from, isShifted) => addMonths(from, isShifted ? 12 : 1),
};

interface Press {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Where a key takes the focus, or null when it is not one of the calendar's; with Alt, Ctrl or Meta it is the browser's. */
export const dayByKey = ({ key, shiftKey, altKey, ctrlKey, metaKey }: Press, from: IsoDate): IsoDate | null =>
  altKey || ctrlKey || metaKey ? null : (moves[key]?.(from, shiftKey) ?? null);
