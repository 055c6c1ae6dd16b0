/** A group or a form without an accessible name does not compile. */
export interface GroupName {
  /** Its name, spoken and not shown: two or three words (“Filtros do relatório”). */
  label: string;
}
