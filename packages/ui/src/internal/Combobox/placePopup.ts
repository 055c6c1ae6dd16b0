interface AnchorBox {
  /** Distances from the top and left edge of the viewport, px. */
  top: number;
  bottom: number;
  left: number;
  width: number;
}

interface Viewport {
  width: number;
  height: number;
}

interface PopupPlace {
  side: 'below' | 'above';
  left: number;
  width: number;
  /** From the viewport's top when below, from its bottom when above: the list stays at the field while it shrinks. */
  offset: number;
  maxHeight: number;
}

const gap = 4;
const margin = 8;
const tallest = 360;
const narrowest = 220;
/** The specification's limit: with less room than this below, the list opens upward. */
const roomToOpenDownward = 200;

export function placePopup(anchor: AnchorBox, viewport: Viewport): PopupPlace {
  const below = viewport.height - anchor.bottom;
  const side = below < roomToOpenDownward && anchor.top > below ? 'above' : 'below';
  const room = (side === 'above' ? anchor.top : below) - gap - margin;
  const width = Math.min(Math.max(anchor.width, narrowest), viewport.width - 2 * margin);
  return {
    side,
    width,
    left: Math.max(margin, Math.min(anchor.left, viewport.width - margin - width)),
    offset: side === 'above' ? viewport.height - anchor.top + gap : anchor.bottom + gap,
    maxHeight: Math.max(0, Math.min(tallest, room)),
  };
}
