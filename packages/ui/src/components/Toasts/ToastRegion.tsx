'use client';
import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { toastsPtBR } from '../../i18n/ptBR/toasts.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { ToastCard } from './ToastCard.tsx';
import { region, stack } from './Toasts.css.ts';
import { isUrgent, VISIBLE_LIMIT } from './toastList.ts';
import { usePause } from './usePause.ts';
import { useRegionKeys } from './useRegionKeys.ts';
import { useToastPlace } from './useToastPlace.ts';
import { useToasts } from './useToasts.ts';

function ToastStacks() {
  const toasts = useAreaMessages('toasts', toastsPtBR);
  const regionRef = useRef<HTMLDivElement>(null);
  const { open } = useToasts();
  const isPaused = usePause(regionRef, open);
  const giveFocusBack = useRegionKeys(regionRef, open);
  const room = useToastPlace(regionRef, open);
  // Each stack has its own limit, so that an error never waits for toasts that stay, and never removes a card under the pointer or the
  // focus.
  const shown = [true, false]
    .flatMap((areUrgent) => open.filter((toast) => isUrgent(toast) === areUrgent).slice(0, VISIBLE_LIMIT))
    .slice(0, room);
  const cards = (areUrgent: boolean) =>
    shown
      .filter((toast) => isUrgent(toast) === areUrgent)
      .map((toast) => <ToastCard key={toast.id} toast={toast} isPaused={isPaused} giveFocusBack={giveFocusBack} />);
  return (
    // The role is set before the first card: if both are added together, Firefox reports nothing to a screen reader.
    <div ref={regionRef} role="region" aria-label={toasts.region} data-react-aria-top-layer className={region}>
      {/* The role implies `aria-live`, but Firefox does not derive it from `alert`: Orca would not announce an error. */}
      <div role="alert" aria-live="assertive" aria-atomic="false" aria-relevant="additions text" className={stack}>
        {cards(true)}
      </div>
      <div role="status" aria-atomic="false" aria-relevant="additions text" className={stack}>
        {cards(false)}
      </div>
    </div>
  );
}

const never = () => () => {};

/**
 * The place of the toasts; `UiProvider` mounts it once. The two live regions exist before any text, and `data-react-aria-top-layer` keeps
 * both usable while a modal makes the rest of the page inert.
 */
export function ToastRegion() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser && createPortal(<ToastStacks />, document.body);
}
