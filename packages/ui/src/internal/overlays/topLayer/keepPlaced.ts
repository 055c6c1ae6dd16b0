import { readScreen } from './readScreen.ts';
import { type Box, margin, type PlaceRules, placeLayer, type Size } from './placeLayer.ts';

export interface Placing extends PlaceRules {
  /** The size that the layer asks for, where it is known before the layer is shown; else the layer is measured. */
  sizeFor?: ((anchor: Box) => Size) | undefined;
  /** Behind the end of its anchor instead, where neighbours stand above and below: a bubble of one line. */
  isBeside?: boolean | undefined;
}

/** Behind the end of its anchor, in the middle of its height. */
function writeBeside(layer: HTMLElement, anchor: Box, gap: number) {
  const { top, height } = readScreen();
  const wanted = anchor.top + (anchor.height - layer.offsetHeight) / 2;
  const most = top + height - layer.offsetHeight - margin;
  Object.assign(layer.style, {
    insetBlockStart: `${Math.max(top + margin, Math.min(wanted, most))}px`,
    insetBlockEnd: 'auto',
    left: `${anchor.left + anchor.width + gap}px`,
    maxBlockSize: 'none',
  });
}

function write(layer: HTMLElement, anchor: Box, { sizeFor, ...rules }: Placing) {
  if (rules.isBeside) return writeBeside(layer, anchor, rules.gap);
  // A layer without a width of its own is as wide as the room to its right allows: not that of the last place.
  if (!sizeFor) layer.style.left = '0';
  const size = sizeFor?.(anchor) ?? { width: layer.offsetWidth, height: layer.offsetHeight };
  const { side, left, width, edge, maxHeight } = placeLayer(anchor, size, readScreen(), rules);
  const fromEnd = document.documentElement.clientHeight - edge;
  Object.assign(layer.style, {
    insetBlockStart: side === 'below' ? `${edge}px` : 'auto',
    insetBlockEnd: side === 'above' ? `${fromEnd}px` : 'auto',
    left: `${left}px`,
    maxBlockSize: `${maxHeight}px`,
    ...(sizeFor && { width: `${width}px` }),
  });
}

/** Puts a fixed layer beside its anchor at each `place`, and follows it there as long as there is one, until `stop`. */
export function keepPlaced(layer: HTMLElement, readAnchor: () => Box | null, placing: Placing | (() => Placing)) {
  let frame = 0;
  let last = '';
  // No event tells of what arrives above the anchor and moves it. A scroll and a change of the window come before the frame.
  const follow = () => {
    cancelAnimationFrame(frame);
    const anchor = readAnchor();
    if (!anchor) return;
    const now = JSON.stringify([anchor, readScreen()]);
    if (now !== last) write(layer, anchor, typeof placing === 'function' ? placing() : placing);
    last = now;
    frame = requestAnimationFrame(follow);
  };
  const place = () => {
    last = '';
    follow();
  };
  return { place, stop: () => cancelAnimationFrame(frame) };
}
