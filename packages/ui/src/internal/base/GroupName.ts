/** The accessible name of a form, which is not shown. A form without it does not compile. */
export interface GroupName {
  /** Its name, only for screen readers: two or three words (“Filtros do relatório”). */
  label: string;
}

/** A group without an accessible name does not compile. */
export interface ShownGroupName {
  /** Its name: two or three words, without a full stop. */
  label: string;
  /** False shows the label above the group, at the height of the labels of neighbouring fields. @default true */
  isLabelHidden?: boolean | undefined;
}
