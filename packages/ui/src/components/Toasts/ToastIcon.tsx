import { Check, CircleX, TriangleAlert } from 'lucide-react';
import { icon } from './Toasts.css.ts';
import type { ToastVariant } from './toastList.ts';

const icons = { success: Check, error: CircleX, warning: TriangleAlert };

export function ToastIcon({ variant }: { variant: ToastVariant }) {
  const Icon = icons[variant];
  return (
    <span className={icon({ variant })}>
      <Icon size={18} strokeWidth={1.8} aria-hidden />
    </span>
  );
}
