/** A toast that a part of the kit raises itself. */
interface OwnToast {
  title: string;
  message?: string | undefined;
}

type Raise = (variant: 'success' | 'error', toast: OwnToast) => void;

let show: Raise | undefined;

/** Says who keeps the toasts: their list comes with what shows it, and not with each part that may raise one. */
export function receiveToasts(receive: Raise) {
  show = receive;
}

/** For the kit's own parts. */
export const raise: Raise = (variant, toast) => show?.(variant, toast);
