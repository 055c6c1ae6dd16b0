'use client';
import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';
import { loadMenuPopup } from './loadMenuPopup.ts';
import type { MenuEntry } from './MenuEntry.ts';

const MenuPopup = lazy(loadMenuPopup);

/** Where the focus goes as the menu opens: a pointer shows where it is by itself. */
export type MenuStart = 'first' | 'last' | 'menu';

interface MenuButton {
  ref: RefObject<HTMLButtonElement | null>;
  /** For the button; its own disabled reason comes after these. */
  props: {
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerEnter: () => void;
    onFocus: () => void;
  };
  popup: ReactNode;
}

const preload = () => void loadMenuPopup();

/** What makes a plain button open a menu. Only an open menu is React Aria's, so that forty rows with one cost forty buttons. */
export function useMenuButton(label: string, items: readonly MenuEntry[], isBlocked: boolean): MenuButton {
  const ref = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuStart | null>(null);
  const open = (next: MenuStart) => {
    if (!isBlocked) setStart(next);
  };
  return {
    ref,
    props: {
      'aria-haspopup': 'menu',
      'aria-expanded': start !== null,
      // A key presses a button without a pointer, which counts no clicks.
      onClick: (event) => open(event.detail === 0 ? 'first' : 'menu'),
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        open(event.key === 'ArrowDown' ? 'first' : 'last');
      },
      onPointerEnter: preload,
      onFocus: preload,
    },
    popup: start && (
      <Suspense>
        <MenuPopup label={label} items={items} start={start} triggerRef={ref} onClose={() => setStart(null)} />
      </Suspense>
    ),
  };
}
