/** A toast that a component of the kit raises itself. */
interface OwnToast {
  title: string;
  message?: string | undefined;
}

type Raise = (variant: 'success' | 'error', toast: OwnToast) => void;

let show: Raise | undefined;

/** Registers the list of toasts. The list is loaded with `toast`, and not with every component that may raise one. */
export function registerToastHandler(receive: Raise) {
  show = receive;
}

/** For the kit's own components. */
export const raise: Raise = (variant, toast) => show?.(variant, toast);
