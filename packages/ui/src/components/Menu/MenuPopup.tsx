'use client';
import { type RefObject, useRef } from 'react';
import { Menu as AriaMenu, Popover } from 'react-aria-components';
import { KitRouter } from '../../internal/base/router/KitRouter.tsx';
import { useLeavingCopy } from '../../internal/overlays/leaving/useLeavingCopy.ts';
import { menu, popover } from './Menu.css.ts';
import type { MenuEntry } from './MenuEntry.ts';
import { menuEntries, type RunLine } from './menuEntries.tsx';
import type { MenuStart } from './useMenuButton.tsx';

export interface MenuPopupProps {
  id: string;
  label: string;
  items: readonly MenuEntry[];
  start: MenuStart;
  /** The control below which the menu opens. `align` is the edge that both share. */
  anchorRef: RefObject<HTMLElement | null>;
  edge: 'start' | 'end';
  onClose: () => void;
  onRun: RunLine;
}

/** An open menu. It is above the page and dialogs, takes the focus and returns it. */
export function MenuPopup({ id, label, items, start, anchorRef, edge, onClose, onRun }: MenuPopupProps) {
  // The ARIA pattern requires the focus in a menu that opens.
  const focus = { autoFocus: start === 'menu' ? true : start };
  const popoverRef = useRef<HTMLElement>(null);
  useLeavingCopy(popoverRef);
  return (
    <KitRouter>
      <Popover
        ref={popoverRef}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        triggerRef={anchorRef}
        placement={`bottom ${edge}`}
        offset={4}
        className={popover}
        aria-label={label}
      >
        <AriaMenu id={id} aria-label={label} className={menu} {...focus} onClose={onClose}>
          {menuEntries(items, onRun)}
        </AriaMenu>
      </Popover>
    </KitRouter>
  );
}
