'use client';
import { LogOut, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { GhostButton } from '../../internal/GhostButton/GhostButton.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { ColorModeToggle } from '../ColorModeToggle/ColorModeToggle.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { NotificationsPanel } from '../Toasts/NotificationsPanel.tsx';
import { greeting, header, headerEnd, wideOnly } from './AppShell.css.ts';

export interface HeaderProps {
  productName: string;
  userName: string;
  menuButton: { label: string; isExpanded: boolean; controls?: string; onPress: () => void };
  actions?: ReactNode;
  onSignOut: () => void;
}

export function Header({ productName, userName, menuButton, actions, onSignOut }: HeaderProps) {
  const { shell } = useMessages();
  return (
    <header className={header}>
      <GhostButton
        label={menuButton.label}
        aria-expanded={menuButton.isExpanded}
        aria-controls={menuButton.controls}
        onClick={menuButton.onPress}
      >
        <Menu size={22} strokeWidth={1.8} aria-hidden />
      </GhostButton>
      <Logo name={productName} isMarkOnlyWhenNarrow />
      <div className={headerEnd}>
        {actions}
        <NotificationsPanel />
        <ColorModeToggle />
        <Avatar name={userName} />
        <div className={wideOnly}>
          <span className={greeting}>{shell.greeting(userName)}</span>
        </div>
        <div className={wideOnly}>
          <Button emphasis="quiet" icon={<LogOut size={18} strokeWidth={1.8} aria-hidden />} onPress={onSignOut}>
            {shell.signOut}
          </Button>
        </div>
      </div>
    </header>
  );
}
