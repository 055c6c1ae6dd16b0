/** Findings of a rule that are accepted. A decision without a condition covers all findings of its rule. */
export interface Decision {
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
