'use client';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { Menu as AriaMenu, Popover } from 'react-aria-components';
import { KitRouter } from '../../internal/base/router/KitRouter.tsx';
import { useLeavingCopy } from '../../internal/overlays/leaving/useLeavingCopy.ts';
import { headed, menu, popover } from './Menu.css.ts';
import type { MenuEntry } from './MenuEntry.ts';
import { menuEntries, type RunLine } from './menuEntries.tsx';
import type { MenuStart } from './useMenuButton.tsx';

export interface MenuPopupProps {
  id: string;
  label: string;
  items: readonly MenuEntry[];
  /** Above the items. It describes the menu. */
  head: ReactNode;
  start: MenuStart;
  /** The control below which the menu opens. `align` is the edge that both share. */
  anchorRef: RefObject<HTMLElement | null>;
  edge: 'start' | 'end';
  onClose: () => void;
  onRun: RunLine;
}

/** An open menu. It is above the page and dialogs, takes the focus and returns it. */
export function MenuPopup({ id, label, items, head, start, anchorRef, edge, onClose, onRun }: MenuPopupProps) {
  // The ARIA pattern requires the focus in a menu that opens.
  const focus = { autoFocus: start === 'menu' ? true : start };
  const popoverRef = useRef<HTMLElement>(null);
  useLeavingCopy(popoverRef);
  const headId = useId();
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
        className={head ? `${popover} ${headed}` : popover}
        aria-label={label}
      >
        {head && <div id={headId}>{head}</div>}
        <AriaMenu
          id={id}
          aria-label={label}
          aria-describedby={head ? headId : undefined}
          className={menu}
          {...focus}
          onClose={onClose}
        >
          {menuEntries(items, onRun)}
        </AriaMenu>
      </Popover>
    </KitRouter>
  );
}
