'use client';
import { ChevronDown } from '@lucide/icons';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { label } from '../Button/Button.css.ts';
import { buttonClass } from '../Button/buttonClass.ts';
import type { MenuEntry } from '../Menu/MenuEntry.ts';
import { useMenuButton } from '../Menu/useMenuButton.tsx';
import { greeting, wideOnly } from './AppShell.css.ts';

interface UserMenuProps {
  name: string;
  /** The name is hidden here, so the initials need it. */
  isNarrow: boolean;
  items: readonly MenuEntry[];
}

/** The name as a menu button for the profile, preferences and sign-out. */
export function UserMenu({ name, isNarrow, items }: UserMenuProps) {
  const { ref, props, popup } = useMenuButton(name, items, false);
  return (
    <>
      <button ref={ref} type="button" className={buttonClass({ emphasis: 'quiet' })} {...props}>
        <span className={label}>
          <Avatar name={name} isDecorative={!isNarrow} />
          <span className={`${wideOnly} ${greeting}`}>{name}</span>
          <SvgIcon icon={ChevronDown} size={16} />
        </span>
      </button>
      {popup}
    </>
  );
}
