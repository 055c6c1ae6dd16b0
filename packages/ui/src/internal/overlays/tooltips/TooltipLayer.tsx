'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { bubble } from './TooltipLayer.css.ts';
import { controlTooltips } from './tooltipController.ts';
import type { TooltipDelays } from './tooltipDelays.ts';

interface TooltipLayerProps extends TooltipDelays {
  /** The delays of nested providers that set their own. The last one applies. */
  nestedDelays: RefObject<readonly TooltipDelays[]>;
}

/** Shows the `data-tooltip` of the hovered, focused or tapped element. `UiProvider` mounts it once. */
export function TooltipLayer({ openMs, skipMs, nestedDelays }: TooltipLayerProps) {
  const bubbleRef = useRef<HTMLDivElement>(null);
  // A layout effect: an element may get the focus before a passive effect runs, and its tooltip would not open.
  useLayoutEffect(() => {
    const bubble = bubbleRef.current;
    return bubble ? controlTooltips(bubble, () => nestedDelays.current.at(-1) ?? { openMs, skipMs }) : undefined;
  }, [openMs, skipMs, nestedDelays]);
  // Hidden from screen readers: its text is already the name or the description of its trigger.
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
