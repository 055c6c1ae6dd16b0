import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { caption, group, groups as groupsClass, place } from './DescriptionGroups.css.ts';
import { layouts } from './DescriptionList.css.ts';
import { type Description, Descriptions } from './Descriptions.tsx';

export interface DescriptionGroup {
  /** The title of the group; a heading of level 3. Unique. */
  title: string;
  /** In reading order; terms are unique. */
  items: readonly Description[];
}

export interface DescriptionGroupsProps extends DomProps {
  /** Next to each other if there is space. */
  groups: readonly DescriptionGroup[];
}

/** Names and values in groups with titles, each name left of its value. For a few values without titles use `DescriptionList`. */
export function DescriptionGroups({ groups, ...rest }: DescriptionGroupsProps) {
  return (
    <div {...pickDomProps('description-groups', rest)} className={place}>
      <div className={groupsClass}>
        {groups.map(({ title, items }) => (
          <div key={title} className={group}>
            <h3 className={caption}>{title}</h3>
            <Descriptions items={items} look={layouts.rows} />
          </div>
        ))}
      </div>
    </div>
  );
}
