import { registerToastHandler } from '../../internal/overlays/toasts/showToast.ts';
import {
  dismissAll,
  dismissToast,
  durationOf,
  emptyToastList,
  expireToast,
  raiseToast,
  readRecent,
  type ToastContent,
  type ToastList,
  type ToastVariant,
  withdrawToast,
} from './toastList.ts';

let list = emptyToastList;
let raisedSoFar = 0;
const listeners = new Set<() => void>();

function replace(next: ToastList) {
  list = next;
  for (const listener of listeners) listener();
}

function show(variant: ToastVariant, content: ToastContent): () => void {
  raisedSoFar += 1;
  const id = `toast-${raisedSoFar}`;
  replace(
    raiseToast(list, { ...content, durationMs: durationOf(content), id, variant, count: 1, raisedAt: Date.now() }),
  );
  // A toast that equals a shown one gets its id, and moves to the top of the recent ones.
  const standing = list.recent[0]?.id ?? id;
  return () => replace(withdrawToast(list, standing));
}

registerToastHandler(show);

/** Shows a notification from anywhere, also outside of React; `UiProvider` renders it. */
export const toast = {
  /**
   * Announced politely: after the screen reader has finished. Each call returns a function that removes the toast from the screen and from
   * the recent ones.
   */
  success: (content: ToastContent) => show('success', content),
  /** Announced politely, for running work: “Relatório em processamento.” Each is shown separately, also next to an equal one. */
  info: (content: ToastContent) => show('info', content),
  /** Announced at once. Not for the error of a field, which is shown below the field. */
  error: (content: ToastContent) => show('error', content),
  /** Announced at once, for a situation that needs attention before it becomes an error, such as a session about to expire. */
  warning: (content: ToastContent) => show('warning', content),
  /** Removes every toast from the screen and empties the recent ones. Call it on log-off, so that the next user sees none. */
  clear: () => replace(emptyToastList),
};

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => list,
  readOnServer: () => emptyToastList,
  dismiss: (id: string) => replace(dismissToast(list, id)),
  dismissAll: () => replace(dismissAll(list)),
  expire: (id: string) => replace(expireToast(list, id)),
  withdraw: (id: string) => replace(withdrawToast(list, id)),
  readRecent: () => replace(readRecent(list)),
};
