'use client';
import { LogOut, Menu } from '@lucide/icons';
import type { ReactNode } from 'react';
import { shellPtBR } from '../../i18n/ptBR/shell.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Drawing } from '../../internal/Drawing.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { ColorModeToggle } from '../ColorModeToggle/ColorModeToggle.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { NotificationsPanel } from '../Toasts/NotificationsPanel.tsx';
import { greeting, header, headerEnd, wideOnly } from './AppShell.css.ts';

interface HeaderProps {
  /** In the header, so that they too stand in a landmark. */
  skipLinks: ReactNode;
  productName: string;
  logo?: ReactNode;
  userName: string;
  /** The greeting is hidden then: the initials have to say the name. */
  isNarrow: boolean;
  menuButton: { label: string; isExpanded: boolean; controls?: string | undefined; onPress: () => void };
  actions?: ReactNode;
  onSignOut: () => void;
}

export function Header({
  skipLinks,
  productName,
  logo,
  userName,
  isNarrow,
  menuButton,
  actions,
  onSignOut,
}: HeaderProps) {
  const shell = useWords('shell', shellPtBR);
  return (
    <header className={header}>
      {skipLinks}
      <IconButton
        label={menuButton.label}
        icon={<Drawing of={Menu} size={22} />}
        aria-expanded={menuButton.isExpanded}
        aria-controls={menuButton.controls}
        onPress={menuButton.onPress}
      />
      {logo ?? <Logo name={productName} isMarkOnlyWhenNarrow />}
      <div className={headerEnd}>
        {actions}
        <NotificationsPanel />
        <ColorModeToggle />
        <Avatar name={userName} isDecorative={!isNarrow} />
        <div className={wideOnly}>
          <span className={greeting}>{shell.greeting(userName)}</span>
        </div>
        <div className={wideOnly}>
          <Button emphasis="quiet" icon={<Drawing of={LogOut} size={18} />} onPress={onSignOut}>
            {shell.signOut}
          </Button>
        </div>
      </div>
    </header>
  );
}
