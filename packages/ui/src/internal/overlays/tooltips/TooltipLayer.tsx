'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { bubble } from './TooltipLayer.css.ts';
import { controlTooltips } from './tooltipController.ts';

export interface TooltipDelays {
  openMs: number;
  skipMs: number;
}

interface TooltipLayerProps extends TooltipDelays {
  /** One per provider further in that names its own, the newest last: that one wins while it is there. */
  nestedDelays: RefObject<readonly TooltipDelays[]>;
}

/** Mounted once by `UiProvider`: shows the text of whichever element with `data-tooltip` is hovered, focused or tapped. */
export function TooltipLayer({ openMs, skipMs, nestedDelays }: TooltipLayerProps) {
  const bubbleRef = useRef<HTMLDivElement>(null);
  // Not after painting: a focus that comes before it would show no bubble.
  useLayoutEffect(() => {
    const bubble = bubbleRef.current;
    return bubble ? controlTooltips(bubble, () => nestedDelays.current.at(-1) ?? { openMs, skipMs }) : undefined;
  }, [openMs, skipMs, nestedDelays]);
  // Hidden from screen readers: what it shows is the name or the description of its trigger, and would be met twice.
  return (
    <div
      ref={bubbleRef}
      popover="manual"
      role="tooltip"
      aria-hidden="true"
      className={bubble}
      data-react-aria-top-layer="true"
    />
  );
}
