import { Check, CircleX, Info, TriangleAlert } from '@lucide/icons';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { iconBoxes } from './Toasts.css.ts';
import type { ToastVariant } from './toastList.ts';

const icons = { success: Check, info: Info, error: CircleX, warning: TriangleAlert };

export function ToastIcon({ variant }: { variant: ToastVariant }) {
  const Icon = icons[variant];
  return (
    <span className={iconBoxes[variant]}>
      <SvgIcon icon={Icon} size={18} />
    </span>
  );
}
