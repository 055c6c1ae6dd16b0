export interface TooltipDelays {
  /** Milliseconds of hovering before the first tooltip. */
  openMs: number;
  /** Within these milliseconds after a tooltip has closed the next one opens at once. */
  skipMs: number;
}

/** Where `UiProvider` names none. */
export const tooltipDelays: TooltipDelays = { openMs: 700, skipMs: 300 };
