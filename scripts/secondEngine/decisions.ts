export interface Decision {
  rule: string;
  /** Only where this matches the element; without it everywhere. */
  where?: RegExp;
  /** Why the finding is not a fault. */
  why: string;
}

/** What IBM's engine asks a person to look at, each looked at once. A finding that is not here fails. */
export const decisions: readonly Decision[] = [];
