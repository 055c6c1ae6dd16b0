'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { bubble } from './TipLayer.css.ts';
import { controlTips } from './tipController.ts';

export interface TipDelays {
  openMs: number;
  skipMs: number;
}

interface TipLayerProps extends TipDelays {
  /** One per provider further in that names its own, the newest last: that one wins while it is there. */
  nestedDelays: RefObject<readonly TipDelays[]>;
}

/** Mounted once by `UiProvider`: shows the text of whichever element with `data-tip` is hovered, focused or tapped. */
export function TipLayer({ openMs, skipMs, nestedDelays }: TipLayerProps) {
  const bubbleRef = useRef<HTMLDivElement>(null);
  // Not after painting: a focus that comes before it would show no bubble.
  useLayoutEffect(() => {
    const bubble = bubbleRef.current;
    return bubble ? controlTips(bubble, () => nestedDelays.current.at(-1) ?? { openMs, skipMs }) : undefined;
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
