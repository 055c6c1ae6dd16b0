import type { ToastContent, ToastVariant } from './toastList.ts';

type Raise = (variant: ToastVariant, content: ToastContent) => void;

let show: Raise | undefined;

/** Says who keeps the toasts: their list comes with what shows it, and not with each part that may raise one. */
export function receiveToasts(receive: Raise) {
  show = receive;
}

/** For the kit's own parts. */
export const raise: Raise = (variant, content) => show?.(variant, content);
