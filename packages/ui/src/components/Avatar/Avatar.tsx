import { avatars } from './Avatar.css.ts';
import { initials } from './initials.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

export interface AvatarProps extends DomProps {
  /** The person's whole name: its initials are shown, the name is what a screen reader says. */
  name: string;
  /** `large` heads a card. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
  /** Hides it from screen readers, for where the name stands right beside it. */
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
