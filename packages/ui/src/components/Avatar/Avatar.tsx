import { avatar } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** The person's whole name: its initials are shown, the name is what a screen reader says. */
  name: string;
  /** `large` heads a card. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
  /** Hides it from screen readers, for where the name stands right beside it. */
  isDecorative?: boolean | undefined;
}

/** A person's initials in a circle. It is not a button. */
export function Avatar({ name, size, isDecorative = false }: AvatarProps) {
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className={avatar({ size })} {...naming}>
      {initials(name)}
    </span>
  );
}
