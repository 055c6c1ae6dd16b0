'use client';
import { type ReactNode, useId } from 'react';
import { type IconData, shapesOf } from '../../internal/base/icons/SvgIcon.tsx';
import { toneIcons } from '../../internal/base/icons/toneIcons.ts';
import { badge, mark } from './StatusBadge.css.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

export interface StatusBadgeProps extends DomProps {
  /** The meaning of the text, not its look. It sets colour and icon. */
  tone: 'positive' | 'critical' | 'caution' | 'info' | 'neutral';
  /** The state in one or two words. */
  children: ReactNode;
  /** 14 px; replaces the icon of the tone, because colour alone never shows a state. */
  icon?: ReactNode;
  /** One sentence that explains the state, on hover, focus and touch; makes the badge focusable. */
  tooltip?: string | undefined;
}

/** A state as icon, text and colour. It is not a button and not a filter. */
export function StatusBadge(props: StatusBadgeProps) {
  if (props.tooltip) return <ExplainedBadge {...props} tooltip={props.tooltip} />;
  return (
    <span {...pickDomProps('status-badge', props)} className={badge[props.tone]}>
      {markOf(props)}
      <span>{props.children}</span>
    </span>
  );
}

const draw = (icon: IconData) => (
  <svg className={mark} viewBox="0 0 24 24" aria-hidden="true">
    {shapesOf(icon)}
  </svg>
);

/** Created once, because a page of a table has one on every row. */
const marks: Record<StatusBadgeProps['tone'], ReactNode> = {
  positive: draw(toneIcons.positive),
  critical: draw(toneIcons.critical),
  caution: draw(toneIcons.caution),
  info: draw(toneIcons.info),
  neutral: draw(toneIcons.neutral),
};

const markOf = ({ icon, tone }: StatusBadgeProps) => icon ?? marks[tone];

function ExplainedBadge(props: StatusBadgeProps & { tooltip: string }) {
  const { tone, children, tooltip } = props;
  const id = useId();
  // Without a role some screen readers would not read the name of a focusable element.
  const reachable = { 'data-tooltip': tooltip, role: 'button', tabIndex: 0, 'aria-describedby': id };
  return (
    <>
      <span {...pickDomProps('status-badge', props)} className={badge[tone]} {...reachable}>
        {markOf(props)}
        <span>{children}</span>
      </span>
      <span id={id} hidden>
        {tooltip}
      </span>
    </>
  );
}
