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

/** The item that gets the focus when the menu opens; none if a pointer opens it. */
export type MenuStart = 'first' | 'last' | 'menu';

const starts: Readonly<Record<string, MenuStart>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

interface MenuButton {
  ref: RefObject<HTMLButtonElement | null>;
  /** Ids of the texts that describe the button, before its disabled reason. */
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

interface MenuButtonParts {
  /** The control at whose end the button is. The menu ends at the same edge. */
  groupRef?: RefObject<HTMLElement | null> | undefined;
  /** Above the items. It describes the menu. */
  head?: ReactNode;
}

/** Makes a plain button open a menu. React Aria is used only for an open menu, so that forty rows with a menu cost forty buttons. */
export function useMenuButton(
  label: string,
  items: readonly MenuEntry[],
  isBlocked: boolean,
  { groupRef, head }: MenuButtonParts = {},
): MenuButton {
  const overlays = useAreaMessages('overlays', overlaysPtBR);
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [start, setStart] = useState<MenuStart | null>(null);
  const open = (next: MenuStart) => {
    if (!isBlocked) setStart(next);
  };
  const close = () => setStart(null);
  // The items of an open menu must not act either.
  if (isBlocked && start) close();
  const afterwards = useRef<() => void>(null);
  useEffect(() => {
    const run = afterwards.current;
    afterwards.current = null;
    if (start || !run) return;
    // Before the action, because a dialog that it opens returns the focus to the current element, and the item is removed.
    ref.current?.focus({ preventScroll: true });
    run();
  }, [start]);
  /** The focus is still on the button. */
  const reportLoadError = () => {
    showToast('error', { title: overlays.menuLoadFailed, message: overlays.menuLoadFailedNote });
    close();
  };
  return {
    ref,
    props: {
      'aria-haspopup': 'menu',
      'aria-expanded': start !== null,
      'aria-controls': start === null ? undefined : id,
      // A screen reader presses a button without a pointer, and its click has a count of 0.
      onClick: (event) => open(event.detail === 0 ? 'first' : 'menu'),
      onKeyDown: (event) => {
        const next = starts[event.key];
        if (!next) return;
        // React Aria would mistake the click of a key for one of a screen reader, and not focus the first item.
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
        head={head}
        start={start}
        anchorRef={groupRef ?? ref}
        edge={groupRef ? 'end' : 'start'}
        onClose={close}
        onRun={(action) => {
          afterwards.current = action ?? null;
          close();
        }}
        onLoadError={reportLoadError}
      />
    ),
  };
}
