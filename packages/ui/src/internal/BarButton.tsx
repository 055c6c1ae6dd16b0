import type { ComponentPropsWithRef } from 'react';
import { iconButton } from '../components/IconButton/IconButton.css.ts';

interface BarButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'type'> {
  /** The accessible name, also the tip; left out where the children name the button. */
  label?: string;
}

/** Looks like `IconButton` and takes what that one hides: a popover target, a name that the stylesheet picks. */
export function BarButton({ label, children, ...rest }: BarButtonProps) {
  return (
    <button type="button" className={iconButton()} aria-label={label} data-tip={label} {...rest}>
      {children}
    </button>
  );
}
