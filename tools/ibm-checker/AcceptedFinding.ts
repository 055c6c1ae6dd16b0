/** Accepts the findings of a rule that match every condition. Without a condition all findings of the rule are accepted. */
export interface AcceptedFinding {
  rule: string;
  /** A pattern that the element must match. */
  where?: RegExp;
  /** A pattern that the engine’s message must match, for a rule that reports several things. */
  says?: RegExp;
  /** A pattern that the id of the story must match. */
  story?: RegExp;
  /** Why the findings are not faults. */
  why: string;
}
