'use client';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { overlaysPtBR } from '../../i18n/ptBR/overlays.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { showToast } from '../../internal/overlays/toasts/showToast.ts';
import { lazyMenuPopup } from './lazyMenuPopup.ts';
import type { MenuEntry } from './MenuEntry.ts';

const MenuPopup = lazyMenuPopup.Part;

/** Where the focus goes as the menu opens: a pointer shows where it is by itself. */
export type MenuStart = 'first' | 'last' | 'menu';

const starts: Readonly<Record<string, MenuStart>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

interface MenuButton {
  ref: RefObject<HTMLButtonElement | null>;
  /** For the button; its own disabled reason comes after these. */
  props: {
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerEnter: () => void;
    onFocus: () => void;
  };
  popup: ReactNode;
}

/** Makes a plain button open a menu. Only an open menu is React Aria's, so that forty rows with one cost forty buttons. */
export function useMenuButton(label: string, items: readonly MenuEntry[], isBlocked: boolean): MenuButton {
  const overlays = useAreaMessages('overlays', overlaysPtBR);
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [start, setStart] = useState<MenuStart | null>(null);
  const open = (next: MenuStart) => {
    if (!isBlocked) setStart(next);
  };
  const close = () => setStart(null);
  const afterwards = useRef<() => void>(null);
  useEffect(() => {
    const run = afterwards.current;
    afterwards.current = null;
    if (start || !run) return;
    // A dialog that the action opens gives the focus back to where it was before: to the button, since the line is gone.
    ref.current?.focus({ preventScroll: true });
    run();
  }, [start]);
  /** The focus is still on the button. */
  const giveUp = () => {
    showToast('error', { title: overlays.menuMissing, message: overlays.menuMissingNote });
    close();
  };
  return {
    ref,
    props: {
      'aria-haspopup': 'menu',
      'aria-expanded': start !== null,
      'aria-controls': start === null ? undefined : id,
      // A screen reader presses a button without a pointer, which counts no clicks.
      onClick: (event) => open(event.detail === 0 ? 'first' : 'menu'),
      onKeyDown: (event) => {
        const next = starts[event.key];
        if (!next) return;
        // React Aria would take the click of a key for one of a screen reader, and leave the focus off the first line.
        event.preventDefault();
        open(next);
      },
      onPointerEnter: lazyMenuPopup.preload,
      onFocus: lazyMenuPopup.preload,
    },
    popup: start && (
      <MenuPopup
        id={id}
        label={label}
        items={items}
        start={start}
        triggerRef={ref}
        onClose={close}
        onRun={(action) => {
          afterwards.current = action ?? null;
          close();
        }}
        onMissing={giveUp}
      />
    ),
  };
}
