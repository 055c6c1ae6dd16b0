export type ToastVariant = 'success' | 'error' | 'warning';

export interface ToastContent {
  /** What happened, in one sentence. */
  title: string;
  /** What follows from it or what to do, in one sentence. */
  message?: string | undefined;
  /** Milliseconds on screen, not counting pauses. @default 3000 */
  durationMs?: number | undefined;
}

export interface RaisedToast extends ToastContent {
  /** Unique while it is remembered. */
  id: string;
  /** `success` is announced when nothing else is said, the others at once. */
  variant: ToastVariant;
  durationMs: number;
  /** How often the same toast was raised while it stood. */
  count: number;
  /** Instant of the last raise, in milliseconds. */
  raisedAt: number;
}

export interface ToastList {
  open: readonly RaisedToast[];
  /** Newest first, also after they left the screen. */
  recent: readonly RaisedToast[];
}

export const DEFAULT_DURATION_MS = 3000;
export const RECENT_LIMIT = 20;
/** The rest wait, their time not running. */
export const VISIBLE_LIMIT = 5;

export const emptyToastList: ToastList = { open: [], recent: [] };

const isSame = (a: RaisedToast, b: RaisedToast) =>
  a.variant === b.variant && a.title === b.title && a.message === b.message;

/** A toast equal to one that still stands, variant included, is counted there instead of standing twice. */
export function raiseToast(list: ToastList, toast: RaisedToast): ToastList {
  const twin = list.open.find((standing) => isSame(standing, toast));
  const raised = twin ? { ...toast, id: twin.id, count: twin.count + 1 } : toast;
  return {
    open: twin ? list.open.map((standing) => (standing === twin ? raised : standing)) : [...list.open, raised],
    recent: [raised, ...list.recent.filter(({ id }) => id !== raised.id)].slice(0, RECENT_LIMIT),
  };
}

export function dismissToast(list: ToastList, id: string): ToastList {
  return { ...list, open: list.open.filter((standing) => standing.id !== id) };
}
