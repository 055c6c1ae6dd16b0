import type { FirstWeekday } from '../firstWeekday.ts';
import { addDays, addMonths, weekdayOf } from '../isoDate.ts';
import { type IsoMonth, stepMonth } from '../isoMonth.ts';

const columnOf = (month: IsoMonth) => (Number(month.slice(5)) - 1) % 3;

interface MoveOptions {
  isShifted: boolean;
  firstWeekday: FirstWeekday;
}

type Moves = Record<string, (from: string, options: MoveOptions) => string>;

/** 0 in the first column. */
const placeInWeek = (iso: string, firstWeekday: FirstWeekday) => (weekdayOf(iso) - firstWeekday + 7) % 7;

/** The keys of the date picker dialog in the ARIA Authoring Practices. */
const dayMoves: Moves = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => addDays(from, -7),
  ArrowDown: (from) => addDays(from, 7),
  Home: (from, { firstWeekday }) => addDays(from, -placeInWeek(from, firstWeekday)),
  End: (from, { firstWeekday }) => addDays(from, 6 - placeInWeek(from, firstWeekday)),
  PageUp: (from, { isShifted }) => addMonths(from, isShifted ? -12 : -1),
  PageDown: (from, { isShifted }) => addMonths(from, isShifted ? 12 : 1),
};

interface Press {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** The keys of a grid of months, three in a row. */
const monthMoves: Moves = {
  ArrowLeft: (from) => stepMonth(from, -1),
  ArrowRight: (from) => stepMonth(from, 1),
  ArrowUp: (from) => stepMonth(from, -3),
  ArrowDown: (from) => stepMonth(from, 3),
  Home: (from) => stepMonth(from, -columnOf(from)),
  End: (from) => stepMonth(from, 2 - columnOf(from)),
  PageUp: (from) => stepMonth(from, -12),
  PageDown: (from) => stepMonth(from, 12),
};

/** The value to which the key moves; null if the browser has to handle the key, such as with Alt, Ctrl or Meta. */
const moveBy =
  (moves: Moves) =>
  ({ key, shiftKey, altKey, ctrlKey, metaKey }: Press, from: string, firstWeekday: FirstWeekday = 0): string | null =>
    altKey || ctrlKey || metaKey ? null : (moves[key]?.(from, { isShifted: shiftKey, firstWeekday }) ?? null);

export const dayByKey = moveBy(dayMoves);
export const monthByKey = moveBy(monthMoves);
