export type ToastVariant = 'success' | 'info' | 'error' | 'warning';

/** The only action of a toast. */
export interface ToastAction {
  /** A verb: “Baixar”, “Desfazer”. */
  label: string;
  /** Runs after the toast is removed. */
  onPress: () => void;
}

export interface ToastContent {
  /** The event, in one sentence. */
  title: string;
  /** The effect or the next step, in one sentence. */
  message?: string | undefined;
  /**
   * Milliseconds on screen, without pauses. `Infinity` or 0 keeps the toast until it is closed, as does an `action`.
   * @default 3000
   */
  durationMs?: number | undefined;
  /** One button below the text. Its action must be reachable elsewhere too, because users can miss a toast. */
  action?: ToastAction | undefined;
}

export interface RaisedToast extends ToastContent {
  /** Unique while it is remembered. */
  id: string;
  /** `success` and `info` are announced politely, the others at once. */
  variant: ToastVariant;
  durationMs: number;
  /** How often the same toast was raised while it was shown. */
  count: number;
  /** When it was last shown, in milliseconds. */
  raisedAt: number;
  /** It was removed when its time was over, and the recent toasts have not been opened since. */
  isUnread?: boolean | undefined;
}

export interface ToastList {
  open: readonly RaisedToast[];
  /** Newest first, also after they were removed from the screen. */
  recent: readonly RaisedToast[];
  /** Whether any of the recent ones is unread. */
  hasUnread: boolean;
}

const defaultDurationMs = 3000;

/** A toast with an action stays until it is closed, because users need time to reach the action. */
export function durationOf({ durationMs, action }: ToastContent): number {
  if (durationMs === undefined) return action ? Number.POSITIVE_INFINITY : defaultDurationMs;
  // A duration of 0 would never show the toast, so it keeps it.
  return durationMs > 0 ? durationMs : Number.POSITIVE_INFINITY;
}

export const RECENT_LIMIT = 20;
/** Maximum number of shown toasts, for urgent ones and for others. The rest wait, and their time does not run. */
export const VISIBLE_LIMIT = 5;

export const emptyToastList: ToastList = { open: [], recent: [], hasUnread: false };

/** Whether two toasts are equal. An `info` never is, because each one is about another running process. */
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

/** A toast that equals a shown one, including its variant, is counted there instead of shown twice. */
export function raiseToast(list: ToastList, toast: RaisedToast): ToastList {
  const twin = list.open.find((standing) => isSame(standing, toast));
  const raised = twin ? { ...toast, id: twin.id, count: twin.count + 1 } : toast;
  const open = twin ? list.open.map((standing) => (standing === twin ? raised : standing)) : [...list.open, raised];
  const recent = [raised, ...list.recent.filter(({ id }) => id !== raised.id)].slice(0, RECENT_LIMIT);
  return withRecent({ ...list, open }, recent);
}

/** The user closes a toast, which is then read. */
export function dismissToast(list: ToastList, id: string): ToastList {
  return { ...list, open: list.open.filter((standing) => standing.id !== id) };
}

/** Removes all toasts from the screen when the panel opens, which shows them. */
export const dismissAll = (list: ToastList): ToastList => ({ ...list, open: [] });

/** Removes a toast from the screen when its time is over. It is then unread. */
export function expireToast(list: ToastList, id: string): ToastList {
  const recent = list.recent.map((raised) => (raised.id === id ? { ...raised, isUnread: true } : raised));
  return withRecent(dismissToast(list, id), recent);
}

/** Removes a toast that is obsolete, or whose action was used, from the screen and from the recent ones. */
export function withdrawToast(list: ToastList, id: string): ToastList {
  const recent = list.recent.filter((raised) => raised.id !== id);
  return withRecent(dismissToast(list, id), recent);
}

export function readRecent(list: ToastList): ToastList {
  if (!list.hasUnread) return list;
  const recent = list.recent.map((raised) => (raised.isUnread ? { ...raised, isUnread: false } : raised));
  return withRecent(list, recent);
}
