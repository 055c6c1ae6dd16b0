import { avatars } from './Avatar.css.ts';
import { initials } from './initials.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

export interface AvatarProps extends DomProps {
  /** The person's full name. Its initials are shown; screen readers read the name. */
  name: string;
  /** `large` is for the head of a card. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
  /** Hides it from screen readers, for an avatar next to the name. */
  isDecorative?: boolean | undefined;
}

/** A person's initials in a circle. It is not a button. */
export function Avatar({ name, size = 'medium', isDecorative = false, ...rest }: AvatarProps) {
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...pickDomProps('avatar', rest)} className={avatars[size]} {...naming}>
      {initials(name)}
    </span>
  );
}
