interface KnownViolation {
  part: string;
  rule: string;
  count: number;
  why: string;
}

/** Rules that transcripts break for now: a new violation fails, and so does an entry that no transcript has any more. */
export const knownViolations: readonly KnownViolation[] = [
  {
    part: 'dialog',
    rule: 'what must be heard is heard once',
    count: 1,
    why: 'Orca 43 reads a dialog that has the focus itself as one text and does not say that it is a dialog; it says so where a control in it has the focus, as in `confirm-dialog`.',
  },
  {
    part: 'date',
    rule: 'nothing is said twice',
    count: 1,
    why: 'Orca 43 says the description of an invalid field with the field, and once more by itself. In the page nothing changes as the focus returns.',
  },
  {
    part: 'date-picker',
    rule: 'a move in the calendar says one day',
    count: 1,
    why: 'After a step back to the month of the chosen day, Orca says that one too: its cell is the selected one of a new grid.',
  },
  {
    part: 'tabs',
    rule: 'a stop of Tab says what it is',
    count: 1,
    why: 'Orca says the name of a tab panel, not its role.',
  },
  {
    part: 'popover',
    rule: 'a stop of Tab is heard',
    count: 1,
    why: 'Nothing in this popover takes the focus: Tab stays.',
  },
  {
    part: 'journey-credential',
    rule: 'nothing is said twice',
    count: 2,
    why: 'As in `date`: the description of an invalid field, once with the field and once more by itself. As it is typed again its message is announced and read as its description.',
  },
  {
    part: 'journey-operator',
    rule: 'nothing is said twice',
    count: 1,
    why: 'As in `journey-credential`: as an invalid field is typed again its message is announced and read as its description.',
  },
  {
    part: 'journey-barcode',
    rule: 'nothing is said twice',
    count: 2,
    why: 'As in `date` and `journey-credential`: the description of an invalid field once more by itself, and its message announced and read as its description while it is typed over.',
  },
];
