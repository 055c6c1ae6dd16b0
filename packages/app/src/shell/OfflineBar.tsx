import { Banner } from '@oraculo/ui';
import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Tells that nothing can be asked just now; what is on the screen stays. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <Banner tone="offline">{isOnline ? null : 'Sem conexão. O que você digitou continua aqui.'}</Banner>;
}
