/** A toast that a component of the kit shows itself. */
interface OwnToast {
  title: string;
  message?: string | undefined;
}

type ShowToast = (variant: 'success' | 'error', toast: OwnToast) => void;

let show: ShowToast | undefined;

/** Registers the list of toasts. It is loaded with `toast`, not with each component that may show a toast. */
export function registerToastHandler(receive: ShowToast) {
  show = receive;
}

/** For the kit's own components. */
export const showToast: ShowToast = (variant, toast) => show?.(variant, toast);
