'use client';
import { Ban, Check, CircleMinus, Clock, Info, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { badge } from './StatusBadge.css.ts';

export interface StatusBadgeProps {
  tone: 'positive' | 'critical' | 'caution' | 'info' | 'neutral';
  /** The state in a word or two. */
  children: ReactNode;
  /** 14 px, in place of the tone's own icon: a state is never told by colour alone. */
  icon?: ReactNode;
  /** One sentence that explains the state, on hover, focus and touch; makes the badge focusable. */
  tip?: string;
}

const toneIcons: Record<StatusBadgeProps['tone'], LucideIcon> = {
  positive: Check,
  critical: Ban,
  caution: Clock,
  info: Info,
  neutral: CircleMinus,
};

/** A state in icon, word and colour. It is not a button and not a filter. */
export function StatusBadge({ tone, children, icon, tip }: StatusBadgeProps) {
  const id = useId();
  const described = tip ? { 'data-tip': tip, tabIndex: 0, 'aria-describedby': id } : undefined;
  return (
    <>
      <span className={badge({ tone })} {...described}>
        {icon ?? <Icon of={toneIcons[tone]} size={14} />}
        {children}
      </span>
      {tip && (
        <span id={id} hidden>
          {tip}
        </span>
      )}
    </>
  );
}
