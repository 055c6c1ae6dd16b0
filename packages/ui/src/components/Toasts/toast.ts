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
  // A toast equal to one that stands takes that one's id, and comes first among the recent ones.
  const standing = list.recent[0]?.id ?? id;
  return () => replace(withdrawToast(list, standing));
}

registerToastHandler(show);

/** Raises a notification from anywhere, also outside React; `UiProvider` shows it. */
export const toast = {
  /**
   * Announced politely: it waits until the screen reader has finished. Each call returns a function that removes the toast from the screen
   * and from the recent ones.
   */
  success: (content: ToastContent) => show('success', content),
  /** Said politely, for what is under way: “Relatório em processamento.” Each stands for itself, also beside an equal one. */
  info: (content: ToastContent) => show('info', content),
  /** Said at once. Not for a field's own error: that stands below the field. */
  error: (content: ToastContent) => show('error', content),
  /** Said at once, for what needs attention before it becomes an error, such as a session about to end. */
  warning: (content: ToastContent) => show('warning', content),
  /** Takes every toast off the screen and empties the recent ones; call it on log-off, so that the next user sees none. */
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
