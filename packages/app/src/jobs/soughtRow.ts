import { useEffect, useEffectEvent, type RefObject } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { onSessionChange } from '../session/session.ts';

/** The row that a toast leads to. Kept in memory and not in the address, so that Back and a reload do not repeat it. */
const sought = proxy<{ key: string | null; address: string }>({ key: null, address: '' });

const forgetRow = () => {
  sought.key = null;
};

export function seekRow(key: string, address: string) {
  onSessionChange(forgetRow);
  Object.assign(sought, { key, address });
}

/** Who has left the list without having seen the row is not led there later. */
export function giveUpRow(pathname: string) {
  if (!sought.address.startsWith(pathname)) sought.key = null;
}

const focusable = 'a[href], button';

/** Gives the focus to the row that is sought, as soon as its list shows it. `keys` are those of the rows on the screen, in their order. */
export function useSoughtRow(placeRef: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const { key } = useSnapshot(sought);
  const at = key === null ? -1 : keys.indexOf(key);
  const focusRow = useEffectEvent(() => {
    sought.key = null;
    // The frame gives the focus to a new screen as a whole once its effects are done.
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
