interface KnownViolation {
  part: string;
  rule: string;
  count: number;
  why: string;
}

/** Violations that are accepted for now. A new violation fails the test, and so does an entry without a violation. */
export const knownViolations: readonly KnownViolation[] = [
  {
    part: 'dialog',
    rule: 'a required phrase is said once',
    count: 1,
    why: 'Orca 43 reads a dialog that has the focus itself as one text and does not say its role. It says the role if a control in the dialog has the focus, as in `confirm-dialog`.',
  },
  {
    part: 'combobox',
    rule: 'nothing is said twice',
    count: 1,
    why: 'Orca 43 says the whole text of the box after a suggestion is taken, and then the part of it that is new.',
  },
  {
    part: 'combobox-create',
    rule: 'a tab stop is not silent',
    count: 1,
    why: 'Orca 43 says the error of the field that is left, and drops the name of the next control for it.',
  },
  {
    part: 'date',
    rule: 'nothing is said twice',
    count: 1,
    why: 'Orca 43 says the description of an invalid field with the field, and once more by itself. The page does not change when the focus returns.',
  },
  {
    part: 'date-picker',
    rule: 'a move in the calendar says one day',
    count: 1,
    why: 'After a step back to the month of the chosen day, Orca says the chosen day too, because its cell is selected in a new grid.',
  },
  {
    part: 'tabs',
    rule: 'a tab stop says its role',
    count: 1,
    why: 'Orca says the name of a tab panel, not its role.',
  },
  {
    part: 'popover',
    rule: 'a tab stop is not silent',
    count: 1,
    why: 'This popover has no focusable element, so Tab does not move the focus.',
  },
  {
    part: 'journey-credential',
    rule: 'nothing is said twice',
    count: 2,
    why: 'As in `date`, Orca says the description of an invalid field twice. While the field is typed again, its message is announced and also read as its description.',
  },
  {
    part: 'journey-operator',
    rule: 'nothing is said twice',
    count: 1,
    why: 'As in `journey-credential`: while an invalid field is typed again, its message is announced and also read as its description.',
  },
  {
    part: 'journey-barcode',
    rule: 'nothing is said twice',
    count: 2,
    why: 'As in `date` and `journey-credential`: Orca says the description of an invalid field twice, and the message of a field that is typed again is announced and also read as its description.',
  },
  {
    part: 'token-field',
    rule: 'nothing is said twice',
    count: 4,
    why: 'The message below the field changes while the input has the focus: Orca 43 says it as the new description of the input, and as an announcement.',
  },
];
