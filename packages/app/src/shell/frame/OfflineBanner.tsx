import { Banner } from '@oraculo/ui';
import { useIsOnline } from '../../browser/useIsOnline.ts';

/** Says that no request is possible now; the content of the screen stays. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return <Banner tone="offline">{isOnline ? null : 'Sem conexão. O que você digitou continua aqui.'}</Banner>;
}
