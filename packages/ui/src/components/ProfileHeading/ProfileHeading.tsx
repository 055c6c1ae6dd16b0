import { Avatar } from '../Avatar/Avatar.tsx';
import { labelText, nameText, profile } from './ProfileHeading.css.ts';

export interface ProfileHeadingProps {
  /** What the name is, over it (“Nome”). */
  label: string;
  /** The person's whole name; a heading of level 2. */
  name: string;
}

/** The head of a card about one person: initials and name. */
export function ProfileHeading({ label, name }: ProfileHeadingProps) {
  return (
    <div className={profile}>
      <Avatar name={name} size="large" isDecorative />
      <div>
        <p className={labelText}>{label}</p>
        <h2 className={nameText}>{name}</h2>
      </div>
    </div>
  );
}
