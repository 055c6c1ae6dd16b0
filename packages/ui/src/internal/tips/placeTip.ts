interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const gap = 6;
const edge = 8;

/** Above the trigger and centred on it, below where there is no room above, never past the edges of the viewport. All in px. */
export function placeTip(
  trigger: Box,
  bubble: { width: number; height: number },
  viewport: { width: number; height: number },
) {
  const centred = trigger.left + trigger.width / 2 - bubble.width / 2;
  const left = Math.max(edge, Math.min(centred, viewport.width - bubble.width - edge));
  const above = trigger.top - bubble.height - gap;
  const below = trigger.top + trigger.height + gap;
  const fitsBelow = below + bubble.height <= viewport.height - edge;
  const top = Math.max(edge, above >= edge || !fitsBelow ? above : below);
  return { left, top };
}
