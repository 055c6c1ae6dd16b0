/** What a date-range picker holds: two dates, and what it says itself about each box. */
export interface PickedPeriod {
  /** `yyyy-MM-dd`, or null while there is no valid date. */
  start: string | null;
  end: string | null;
  startProblem?: string;
  endProblem?: string;
}
