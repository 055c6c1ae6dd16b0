import type { ReactNode } from 'react';
import { action as actionClass, hint as hintClass, root, tile, title as titleClass } from './EmptyState.css.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

export interface EmptyStateProps extends DomProps {
  /** One icon, 24 px; decoration only. */
  icon?: ReactNode;
  /** The state, as a sentence. */
  title: string;
  /** A possible action, in one sentence. */
  hint?: string | undefined;
  /** One `Button` or `Link` for it. */
  action?: ReactNode;
}

/** Replaces missing content: nothing found, nothing yet, or not loaded. */
export function EmptyState({ icon, title, hint, action, ...rest }: EmptyStateProps) {
  return (
    <div {...pickDomProps('empty-state', rest)} className={root}>
      {icon && <div className={tile}>{icon}</div>}
      <p className={titleClass}>{title}</p>
      {hint && <p className={hintClass}>{hint}</p>}
      {action && <div className={actionClass}>{action}</div>}
    </div>
  );
}
