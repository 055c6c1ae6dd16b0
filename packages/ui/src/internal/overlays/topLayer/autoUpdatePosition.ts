import { readVisibleArea } from './readVisibleArea.ts';
import { type Box, windowMargin, type PositionRules, computePosition, type Size } from './computePosition.ts';

export interface PositionOptions extends PositionRules {
  /** The size of the layer, if it is known before the layer is shown. Otherwise the layer is measured. */
  sizeFor?: ((anchor: Box) => Size) | undefined;
  /** Positions the layer to the right of its anchor, for a tooltip that would cover neighbours above or below. */
  isBeside?: boolean | undefined;
}

/** To the right of the anchor, centred on its height. */
function writeBeside(layer: HTMLElement, anchor: Box, gap: number) {
  const { top, height } = readVisibleArea();
  const wanted = anchor.top + (anchor.height - layer.offsetHeight) / 2;
  const maxTop = top + height - layer.offsetHeight - windowMargin;
  Object.assign(layer.style, {
    insetBlockStart: `${Math.max(top + windowMargin, Math.min(wanted, maxTop))}px`,
    insetBlockEnd: 'auto',
    left: `${anchor.left + anchor.width + gap}px`,
    maxBlockSize: 'none',
  });
}

function write(layer: HTMLElement, anchor: Box, { sizeFor, ...rules }: PositionOptions) {
  if (rules.isBeside) return writeBeside(layer, anchor, rules.gap);
  // A layer without a width is as wide as the space to its right: reset `left` before it is measured.
  if (!sizeFor) layer.style.left = '0';
  const size = sizeFor?.(anchor) ?? { width: layer.offsetWidth, height: layer.offsetHeight };
  const { side, left, width, edge, maxHeight } = computePosition(anchor, size, readVisibleArea(), rules);
  const fromEnd = document.documentElement.clientHeight - edge;
  Object.assign(layer.style, {
    insetBlockStart: side === 'below' ? `${edge}px` : 'auto',
    insetBlockEnd: side === 'above' ? `${fromEnd}px` : 'auto',
    left: `${left}px`,
    maxBlockSize: `${maxHeight}px`,
    ...(sizeFor && { width: `${width}px` }),
  });
}

/** Positions a fixed layer at its anchor on `place`, then keeps it there on every frame until `stop`. */
export function autoUpdatePosition(
  layer: HTMLElement,
  readAnchor: () => Box | null,
  options: PositionOptions | (() => PositionOptions),
) {
  let frame = 0;
  let last = '';
  // Measured once per frame, because no event reports that other content has moved the anchor. `requestAnimationFrame` callbacks run after
  // scroll and resize events.
  const follow = () => {
    cancelAnimationFrame(frame);
    const anchor = readAnchor();
    if (!anchor) return;
    const now = JSON.stringify([anchor, readVisibleArea()]);
    if (now !== last) write(layer, anchor, typeof options === 'function' ? options() : options);
    last = now;
    frame = requestAnimationFrame(follow);
  };
  const place = () => {
    last = '';
    follow();
  };
  return { place, stop: () => cancelAnimationFrame(frame) };
}
