/** Distances from the top and left edge of the layout viewport, px. */
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

/** The part of the window that can be seen. */
export interface Screen extends Size {
  top: number;
}

export interface PlaceRules {
  /** The side where it stands while there is room. */
  side: 'below' | 'above';
  /** `start` is the left edge: the kit is laid out from left to right. */
  align: 'start' | 'center' | 'end';
  /** Between the anchor and the layer, px. */
  gap: number;
  /** The height of a layer that gets lower with its room, however little, px at most; others cover their anchor in the end. */
  tallest?: number | undefined;
}

export interface LayerPlace {
  side: 'below' | 'above';
  left: number;
  width: number;
  /** The y of the layer's edge at the anchor: its top when it stands below, its bottom when above. */
  edge: number;
  maxHeight: number;
}

/** Between the layer and the edge of the window. */
export const margin = 8;
/** In less room, px, a layer shows too little of itself to be scrolled: it covers its anchor then. */
const leastRoom = 240;

const within = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most));

/** Beside its anchor, on the other side where the wanted one has too little room and less of it; never past the edge of the window. */
export function placeLayer(anchor: Box, layer: Size, screen: Screen, rules: PlaceRules): LayerPlace {
  const { gap, tallest, align } = rules;
  const first = screen.top + margin;
  const last = screen.top + screen.height - margin;
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap;
  const room = { below: last - below, above: above - first };
  const other = rules.side === 'below' ? 'above' : 'below';
  const side = room[rules.side] < layer.height && room[other] > room[rules.side] ? other : rules.side;
  const width = Math.min(layer.width, screen.width - 2 * margin);
  const inward = { start: 0, center: (anchor.width - width) / 2, end: anchor.width - width };
  const wanted = anchor.left + inward[align];
  const covers = tallest === undefined && room[side] < leastRoom;
  const maxHeight = covers ? last - first : within(room[side], 0, tallest ?? last);
  const height = Math.min(layer.height, maxHeight);
  return {
    side,
    width,
    left: within(wanted, margin, screen.width - margin - width),
    edge:
      side === 'below'
        ? within(below, first, Math.max(first, last - height))
        : within(above, Math.min(last, first + height), last),
    maxHeight,
  };
}
