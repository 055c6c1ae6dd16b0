import { Banner } from '@oraculo/ui';
import { useIsOnline } from '../../browser/useIsOnline.ts';

/** Tells that nothing can be asked just now; what is on the screen stays. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return <Banner tone="offline">{isOnline ? null : 'Sem conexão. O que você digitou continua aqui.'}</Banner>;
}
