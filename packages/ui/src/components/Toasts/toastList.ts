export type ToastVariant = 'success' | 'info' | 'error' | 'warning';

/** The one thing that can be done about it. */
export interface ToastAction {
  /** A verb: “Baixar”, “Desfazer”. */
  label: string;
  /** Runs after the toast has left. */
  onPress: () => void;
}

export interface ToastContent {
  /** The event, in one sentence. */
  title: string;
  /** The effect or the next step, in one sentence. */
  message?: string | undefined;
  /**
   * Milliseconds on screen, not counting pauses; `Infinity` or 0 keeps it until it is closed, as an action does by itself.
   * @default 3000
   */
  durationMs?: number | undefined;
  /** One button below the text. Its action must be reachable elsewhere too: a toast can be missed. */
  action?: ToastAction | undefined;
}

export interface RaisedToast extends ToastContent {
  /** Unique while it is remembered. */
  id: string;
  /** `success` and `info` are announced when nothing else is said, the others at once. */
  variant: ToastVariant;
  durationMs: number;
  /** How often the same toast was raised while it stood. */
  count: number;
  /** When it was last shown, in milliseconds. */
  raisedAt: number;
  /** It left when its time was over, and nobody has looked at the recent ones since. */
  isUnread?: boolean | undefined;
}

export interface ToastList {
  open: readonly RaisedToast[];
  /** Newest first, also after they left the screen. */
  recent: readonly RaisedToast[];
  /** Whether any of the recent ones is unread. */
  hasUnread: boolean;
}

const defaultDurationMs = 3000;

/** A user needs time to reach an action, also by keyboard. */
export function durationOf({ durationMs, action }: ToastContent): number {
  if (durationMs === undefined) return action ? Number.POSITIVE_INFINITY : defaultDurationMs;
  // A toast that nobody can see is never meant.
  return durationMs > 0 ? durationMs : Number.POSITIVE_INFINITY;
}

export const RECENT_LIMIT = 20;
/** Of the urgent ones and of the others; the rest wait, their time not running. */
export const VISIBLE_LIMIT = 5;

export const emptyToastList: ToastList = { open: [], recent: [], hasUnread: false };

/** An `info` stands for one thing that is under way: two equal ones end at different times. */
const isSame = (a: RaisedToast, b: RaisedToast) =>
  a.variant !== 'info' &&
  a.variant === b.variant &&
  a.title === b.title &&
  a.message === b.message &&
  a.action?.label === b.action?.label;

export const isUrgent = ({ variant }: RaisedToast) => variant === 'error' || variant === 'warning';

const withRecent = (list: ToastList, recent: readonly RaisedToast[]): ToastList => ({
  ...list,
  recent,
  hasUnread: recent.some(({ isUnread }) => isUnread),
});

/** A toast equal to one that still stands, variant included, is counted there instead of standing twice. */
export function raiseToast(list: ToastList, toast: RaisedToast): ToastList {
  const twin = list.open.find((standing) => isSame(standing, toast));
  const raised = twin ? { ...toast, id: twin.id, count: twin.count + 1 } : toast;
  const open = twin ? list.open.map((standing) => (standing === twin ? raised : standing)) : [...list.open, raised];
  const recent = [raised, ...list.recent.filter(({ id }) => id !== raised.id)].slice(0, RECENT_LIMIT);
  return withRecent({ ...list, open }, recent);
}

/** Someone closed it, and so has read it. */
export function dismissToast(list: ToastList, id: string): ToastList {
  return { ...list, open: list.open.filter((standing) => standing.id !== id) };
}

/** The panel shows the recent ones: none stays on the screen. */
export const dismissAll = (list: ToastList): ToastList => ({ ...list, open: [] });

/** Its time is over, read or not. */
export function expireToast(list: ToastList, id: string): ToastList {
  const recent = list.recent.map((raised) => (raised.id === id ? { ...raised, isUnread: true } : raised));
  return withRecent(dismissToast(list, id), recent);
}

/** It no longer holds, or what it offered is done: neither on the screen nor among the recent ones. */
export function withdrawToast(list: ToastList, id: string): ToastList {
  const recent = list.recent.filter((raised) => raised.id !== id);
  return withRecent(dismissToast(list, id), recent);
}

export function readRecent(list: ToastList): ToastList {
  if (!list.hasUnread) return list;
  const recent = list.recent.map((raised) => (raised.isUnread ? { ...raised, isUnread: false } : raised));
  return withRecent(list, recent);
}
