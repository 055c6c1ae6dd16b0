import { warnRenamed } from './warnDeveloper.ts';

/** A group or a form without an accessible name does not compile. */
export type GroupName =
  | {
      /** Its name, spoken and not shown: two or three words (“Filtros do relatório”). */
      label: string;
      /** Not beside a label, which already names it. */
      'aria-label'?: undefined;
    }
  | {
      /** Not beside an `aria-label`. */
      label?: undefined;
      /** Old name of `label`. @deprecated Use `label`; goes with version 0.3. */
      'aria-label': string;
    };

export function groupName(ui: string, props: GroupName): string {
  if (process.env.NODE_ENV !== 'production') warnRenamed(ui, props, { 'aria-label': 'label' });
  return props.label ?? props['aria-label'];
}
