import { useEffect, useEffectEvent, type RefObject } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { onSessionChange } from '../session/session.ts';

/** The row that the link of a toast leads to. Kept in memory and not in the address, so that Back and a reload do not repeat it. */
const requested = proxy<{ key: string | null; address: string }>({ key: null, address: '' });

const forgetRow = () => {
  requested.key = null;
};

export function requestRowFocus(key: string, address: string) {
  onSessionChange(forgetRow);
  Object.assign(requested, { key, address });
}

/** Cancels the request when the user leaves the list before the row is shown. */
export function cancelRowFocus(pathname: string) {
  if (!requested.address.startsWith(pathname)) requested.key = null;
}

const focusable = 'a[href], button';

/** Focuses the requested row as soon as its list shows it. `keys` are the keys of the rows on the screen, in order. */
export function useRequestedRowFocus(placeRef: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const { key } = useSnapshot(requested);
  const at = key === null ? -1 : keys.indexOf(key);
  const focusRow = useEffectEvent(() => {
    requested.key = null;
    // The frame focuses a new screen after its effects, so the row is focused later.
    queueMicrotask(() => {
      const row = placeRef.current?.querySelectorAll('tbody > tr:not([data-detail])')[at];
      row?.scrollIntoView({ block: 'nearest' });
      row?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
    });
  });
  useEffect(() => {
    if (at !== -1) focusRow();
  }, [at]);
}
