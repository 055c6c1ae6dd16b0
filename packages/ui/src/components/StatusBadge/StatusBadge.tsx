'use client';
import { Ban, Check, CircleMinus, Clock, Info, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
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
export function StatusBadge(props: StatusBadgeProps) {
  if (props.tip) return <ExplainedBadge {...props} tip={props.tip} />;
  return (
    <span className={badge({ tone: props.tone })}>
      {markOf(props)}
      {props.children}
    </span>
  );
}

/** Drawn without `Icon` between: a page of a table has one on every row. */
function markOf({ icon, tone }: StatusBadgeProps) {
  const Mark = toneIcons[tone];
  return icon ?? <Mark aria-hidden="true" size={14} strokeWidth={1.8} />;
}

function ExplainedBadge(props: StatusBadgeProps & { tip: string }) {
  const { tone, children, tip } = props;
  const id = useId();
  const reachable = { 'data-tip': tip, tabIndex: 0, 'aria-describedby': id };
  return (
    <>
      <span className={badge({ tone })} {...reachable}>
        {markOf(props)}
        {children}
      </span>
      <span id={id} hidden>
        {tip}
      </span>
    </>
  );
}
