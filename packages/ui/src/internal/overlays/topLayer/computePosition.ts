/** Distances from the top and left edges of the layout viewport, in px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The visible part of the window. */
export interface VisibleArea extends Size {
  top: number;
}

export interface PositionRules {
  /** The preferred side, while there is room. */
  side: 'below' | 'above';
  /** `start` is the left edge, because the kit is laid out from left to right. */
  align: 'start' | 'center' | 'end';
  /** Between the anchor and the layer, px. */
  gap: number;
  /**
   * Maximum height of a layer that shrinks to the free space, in px. Without it the layer keeps a minimum height and may cover its anchor.
   */
  maxHeight?: number | undefined;
}

export interface LayerPosition {
  side: 'below' | 'above';
  left: number;
  width: number;
  /** The y of the layer's edge at the anchor: its top if it is below, its bottom if it is above. */
  edge: number;
  maxHeight: number;
}

/** Distance between the layer and the edge of the window. */
export const windowMargin = 8;
/** With less space than this, in px, the layer covers its anchor. */
const minimumSpace = 240;

const within = (at: number, min: number, max: number) => Math.max(min, Math.min(at, max));

/** Positions a layer at its anchor. It flips to the other side if the preferred one has too little space, and never leaves the window. */
export function computePosition(anchor: Box, layer: Size, screen: VisibleArea, rules: PositionRules): LayerPosition {
  const { gap, maxHeight: limit, align } = rules;
  const first = screen.top + windowMargin;
  const last = screen.top + screen.height - windowMargin;
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap;
  const room = { below: last - below, above: above - first };
  const other = rules.side === 'below' ? 'above' : 'below';
  const side = room[rules.side] < layer.height && room[other] > room[rules.side] ? other : rules.side;
  const width = Math.min(layer.width, screen.width - 2 * windowMargin);
  const inward = { start: 0, center: (anchor.width - width) / 2, end: anchor.width - width };
  const wanted = anchor.left + inward[align];
  const covers = limit === undefined && room[side] < minimumSpace;
  const maxHeight = covers ? last - first : within(room[side], 0, limit ?? last);
  const height = Math.min(layer.height, maxHeight);
  return {
    side,
    width,
    left: within(wanted, windowMargin, screen.width - windowMargin - width),
    edge:
      side === 'below'
        ? within(below, first, Math.max(first, last - height))
        : within(above, Math.min(last, first + height), last),
    maxHeight,
  };
}
