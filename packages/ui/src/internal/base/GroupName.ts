/** A form without an accessible name does not compile. Its name is not shown. */
export interface GroupName {
  /** Its name, only for screen readers: two or three words (“Filtros do relatório”). */
  label: string;
}

/** A group without an accessible name does not compile. */
export interface ShownGroupName {
  /** Its name: two or three words, without a full stop. */
  label: string;
  /** False shows the label above the group, on the line where fields beside it have theirs. @default true */
  isLabelHidden?: boolean | undefined;
}
