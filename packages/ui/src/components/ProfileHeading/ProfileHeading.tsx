import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { labelText, nameText, profile } from './ProfileHeading.css.ts';

export interface ProfileHeadingProps extends DomProps {
  /** The label above the name (“Nome”). */
  label: string;
  /** The person's full name; a heading of level 2. */
  name: string;
}

/** The head of a card about one person: initials and name. */
export function ProfileHeading({ label, name, ...rest }: ProfileHeadingProps) {
  return (
    <div {...pickDomProps('profile-heading', rest)} className={profile}>
      <Avatar name={name} size="large" isDecorative />
      <div>
        <p className={labelText}>{label}</p>
        <h2 className={nameText}>{name}</h2>
      </div>
    </div>
  );
}
