'use client';
import { useLayoutEffect, useRef } from 'react';
import { bubble } from './TipLayer.css.ts';
import { controlTips } from './tipController.ts';

export interface TipLayerProps {
  openMs: number;
  skipMs: number;
}

/** Mounted once by `UiProvider`: shows the text of whichever element with `data-tip` is hovered, focused or tapped. */
export function TipLayer({ openMs, skipMs }: TipLayerProps) {
  const bubbleRef = useRef<HTMLDivElement>(null);
  // Not after painting: a focus that comes before it would show no bubble.
  useLayoutEffect(
    () => (bubbleRef.current ? controlTips(bubbleRef.current, () => ({ openMs, skipMs })) : undefined),
    [openMs, skipMs],
  );
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
