'use client';
import { LogOut, X } from '@lucide/icons';
import { type ReactNode, useRef } from 'react';
import { shellPtBR } from '../../i18n/ptBR/shell.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { dialogAround } from '../../internal/base/focus/dialogAround.ts';
import { useSwipeAway } from '../../internal/overlays/leaving/useSwipeAway.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { ModalLayer } from '../../internal/overlays/ModalLayer/ModalLayer.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { backdrop, content, dialog, foot, head, nav, panel } from './MenuDrawer.css.ts';
import { NavList, type NavListProps } from './NavList.tsx';

export interface MenuDrawerProps extends Omit<NavListProps, 'isExpanded'> {
  productName: string;
  logo?: ReactNode;
  userName: string | undefined;
  onClose: () => void;
  onSignOut: (() => void) | undefined;
}

/** The side menu below 768 px: over the page, always with titles, and with the log-off at the bottom. */
export function MenuDrawer({ productName, logo, userName, onClose, onSignOut, ...list }: MenuDrawerProps) {
  const shell = useAreaMessages('shell', shellPtBR);
  return (
    <ModalLayer
      onClose={onClose}
      backdropClass={backdrop}
      panelClass={panel}
      aria-label={shell.mainMenu}
      dialogClass={dialog}
    >
      {() => (
        <SwipedMenu onClose={onClose}>
          <div className={head}>
            {logo ?? <Logo name={productName} />}
            <IconButton label={shell.closeMenu} icon={<SvgIcon icon={X} size={20} />} onPress={onClose} />
          </div>
          <nav aria-label={shell.mainMenu} className={nav}>
            <NavList {...list} isExpanded />
          </nav>
          {(userName !== undefined || onSignOut) && (
            <div className={foot}>
              {userName !== undefined && <span>{shell.greeting(userName)}</span>}
              {onSignOut && (
                <Button emphasis="quiet" size="small" icon={<SvgIcon icon={LogOut} size={18} />} onPress={onSignOut}>
                  {shell.signOut}
                </Button>
              )}
            </div>
          )}
        </SwipedMenu>
      )}
    </ModalLayer>
  );
}

/** Nothing in the menu scrolls sideways, so a finger may begin anywhere in it. */
function SwipedMenu({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useSwipeAway(ref, {
    toward: 'start',
    findLayer: (swiped) => dialogAround(swiped)?.parentElement ?? null,
    onSwipe: onClose,
  });
  return (
    <div ref={ref} className={content}>
      {children}
    </div>
  );
}
