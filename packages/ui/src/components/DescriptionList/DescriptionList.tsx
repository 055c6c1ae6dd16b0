import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { layouts } from './DescriptionList.css.ts';
import { type Description, Descriptions } from './Descriptions.tsx';

export interface DescriptionListProps extends DomProps {
  /** In reading order; terms are unique. */
  items: readonly Description[];
  /** `line` shows the few values that identify a record on one line; in a narrow container each has its own row. @default 'grid' */
  layout?: 'grid' | 'line' | undefined;
}

/** Names and values of one record, in as many columns as fit. Use `DataTable` to compare several records. */
export function DescriptionList({ items, layout = 'grid', ...rest }: DescriptionListProps) {
  return <Descriptions items={items} look={layouts[layout]} dom={pickDomProps('description-list', rest)} />;
}
