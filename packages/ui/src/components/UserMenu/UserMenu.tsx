'use client';
import { ChevronDown, LogOut } from '@lucide/icons';
import { shellPtBR } from '../../i18n/ptBR/shell.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { label } from '../Button/Button.css.ts';
import { buttonClass } from '../Button/buttonClass.ts';
import type { MenuEntry } from '../Menu/MenuEntry.ts';
import { useMenuButton } from '../Menu/useMenuButton.tsx';
import { names, person, personEmail, personName } from './UserMenu.css.ts';

export interface UserMenuProps extends DescribedProps {
  /** The person's full name: the text of the button, and the name of the menu for screen readers. */
  name: string;
  /** Shown with the name above the items, for a person with several accounts. */
  email?: string | undefined;
  /** In reading order: profile, preferences. */
  items?: readonly MenuEntry[] | undefined;
  /** Adds “Sair” as the last item. Runs at once, so ask first if something would be lost. */
  onSignOut?: (() => void) | undefined;
  /** Where the name is next to the initials; `wide` is a window of 768 px or more. Screen readers always read it. @default 'wide' */
  nameDisplay?: 'always' | 'wide' | 'never' | undefined;
}

const noItems: readonly MenuEntry[] = [];

/** The signed-in person, as a button that opens profile, preferences and sign-out. `AppShell` has one: pass it `userMenu`. */
export function UserMenu({ name, email, items = noItems, onSignOut, nameDisplay = 'wide', ...rest }: UserMenuProps) {
  const shell = useAreaMessages('shell', shellPtBR);
  const signOut: MenuEntry = {
    id: 'sign-out',
    label: shell.signOut,
    icon: <SvgIcon icon={LogOut} size={18} />,
    onPress: onSignOut,
  };
  const { ref, props, popup } = useMenuButton(name, onSignOut ? [...items, signOut] : items, false, {
    head: email !== undefined && (
      <div className={person}>
        <span className={personName}>{name}</span>
        <span className={personEmail}>{email}</span>
      </div>
    ),
  });
  return (
    <>
      <button
        {...pickDomProps('user-menu', rest, ['aria-describedby'])}
        ref={ref}
        type="button"
        className={buttonClass({ emphasis: 'quiet' })}
        {...props}
      >
        <span className={label}>
          <Avatar name={name} isDecorative />
          <span className={names[nameDisplay]}>{name}</span>
          <SvgIcon icon={ChevronDown} size={16} />
        </span>
      </button>
      {popup}
    </>
  );
}
