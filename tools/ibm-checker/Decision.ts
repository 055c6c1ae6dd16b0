/** Findings of a rule that are not faults. Without a condition it covers all findings of the rule. */
export interface Decision {
  rule: string;
  /** Only where this matches the element. */
  where?: RegExp;
  /** Only where this matches the engine's message: one rule may report several things. */
  says?: RegExp;
  /** Only where this matches the story's id. */
  story?: RegExp;
  /** Why the finding is not a fault. */
  why: string;
}
