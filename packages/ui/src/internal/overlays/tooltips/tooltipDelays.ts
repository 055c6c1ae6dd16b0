export interface TooltipDelays {
  /** Milliseconds of hovering before the first tooltip. */
  openMs: number;
  /** Within these milliseconds after a tooltip has closed the next one opens at once. */
  skipMs: number;
}

/** The default delays of `UiProvider`. */
export const tooltipDelays: TooltipDelays = { openMs: 700, skipMs: 300 };
