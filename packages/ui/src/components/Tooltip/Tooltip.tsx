'use client';
import { cloneElement, type ReactElement, useId } from 'react';
import { type DescribedProps, type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { trigger } from './Tooltip.css.ts';

export interface TooltipProps extends DomProps {
  /** One short helpful sentence, never the only place of a fact: it is also the description of the control. */
  text: string;
  /** One focusable control of the kit. `IconButton` shows its own name already, `StatusBadge` takes a `tooltip`. */
  children: ReactElement<DescribedProps>;
}

/** Explains a control on hover, focus and touch, after the delays of `UiProvider`; Escape hides it. */
export function Tooltip({ text, children, ...rest }: TooltipProps) {
  const id = useId();
  const describedBy = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <span {...pickDomProps('tooltip', rest)} className={trigger} data-tooltip={text}>
      {cloneElement(children, { 'aria-describedby': describedBy })}
      <span id={id} hidden>
        {text}
      </span>
    </span>
  );
}
