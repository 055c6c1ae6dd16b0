/** The invisible accessible name of a form. The type requires it. */
export interface GroupName {
  /** Its name, only for screen readers: two or three words (“Filtros do relatório”). */
  label: string;
}

/** The accessible name of a group. The type requires it. */
export interface ShownGroupName {
  /** Its name: two or three words, without a full stop. */
  label: string;
  /** False shows the label above the group, at the height of the labels of neighbouring fields. @default true */
  isLabelHidden?: boolean | undefined;
}
