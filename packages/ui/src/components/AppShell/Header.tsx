'use client';
import { LogOut, Menu } from '@lucide/icons';
import type { ReactNode } from 'react';
import { shellPtBR } from '../../i18n/ptBR/shell.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { ColorModeToggle } from '../ColorModeToggle/ColorModeToggle.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { MenuEntry } from '../Menu/MenuEntry.ts';
import { Logo } from '../Logo/Logo.tsx';
import { NotificationsPanel } from '../Toasts/NotificationsPanel.tsx';
import { greeting, header, headerEnd, wideOnly } from './AppShell.css.ts';
import { UserMenu } from '../UserMenu/UserMenu.tsx';

interface HeaderProps {
  /** Part of the header, because all content should be inside a landmark. */
  skipLinks: ReactNode;
  productName: string;
  logo?: ReactNode;
  userName: string | undefined;
  userEmail: string | undefined;
  userMenu: readonly MenuEntry[] | undefined;
  /** True if the greeting is hidden; the avatar then needs the name for screen readers. */
  isNarrow: boolean;
  menuButton?: { label: string; isExpanded: boolean; controls?: string | undefined; onPress: () => void } | undefined;
  actions?: ReactNode;
  hasNotifications: boolean;
  hasColorMode: boolean;
  onSignOut: (() => void) | undefined;
}

/** The name of the user and the sign-out: in a menu, or next to each other. */
function Person({ userName, userEmail, userMenu, isNarrow, onSignOut }: HeaderProps) {
  const shell = useAreaMessages('shell', shellPtBR);
  if (userName !== undefined && userMenu)
    return <UserMenu name={userName} email={userEmail} items={userMenu} onSignOut={onSignOut} />;
  return (
    <>
      {userName !== undefined && (
        <>
          <Avatar name={userName} isDecorative={!isNarrow} />
          <div className={wideOnly}>
            <span className={greeting}>{shell.greeting(userName)}</span>
          </div>
        </>
      )}
      {onSignOut && (
        <div className={wideOnly}>
          <Button emphasis="quiet" icon={<SvgIcon icon={LogOut} size={18} />} onPress={onSignOut}>
            {shell.signOut}
          </Button>
        </div>
      )}
    </>
  );
}

export function Header(props: HeaderProps) {
  const { productName, logo, menuButton } = props;
  return (
    <header className={header}>
      {props.skipLinks}
      {menuButton && (
        <IconButton
          label={menuButton.label}
          icon={<SvgIcon icon={Menu} size={22} />}
          aria-expanded={menuButton.isExpanded}
          aria-controls={menuButton.controls}
          onPress={menuButton.onPress}
        />
      )}
      {logo ?? <Logo name={productName} isMarkOnlyWhenNarrow />}
      <div className={headerEnd}>
        {props.actions}
        {props.hasNotifications && <NotificationsPanel />}
        {props.hasColorMode && <ColorModeToggle />}
        <Person {...props} />
      </div>
    </header>
  );
}
