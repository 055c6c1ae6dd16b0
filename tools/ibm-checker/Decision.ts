/** Without a limit it decides of a rule everywhere. */
export interface Decision {
  rule: string;
  /** Only where this matches the element. */
  where?: RegExp;
  /** Only where this matches what the engine says: one rule may ask for several things. */
  says?: RegExp;
  /** Only where this matches the story's id. */
  story?: RegExp;
  /** Why the finding is not a fault. */
  why: string;
}
