import type { ComponentPropsWithRef } from 'react';
import { ghost } from './GhostButton.css.ts';

export interface GhostButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'type'> {
  /** The accessible name, also the tip; left out where the children name the button. */
  label?: string;
}

/** The square icon button of the kit's own surfaces: it takes the ARIA and popover attributes that `IconButton` hides. */
export function GhostButton({ label, children, ...rest }: GhostButtonProps) {
  return (
    <button type="button" className={ghost} aria-label={label} data-tip={label} {...rest}>
      {children}
    </button>
  );
}
