import { Banner } from '@oraculo/ui';
import { useState } from 'react';
import { safeStorage } from '../../service/safeStorage.ts';
import { sessionKey } from '../../session/session.ts';

/** Shown when the browser stores nothing: explains why the next page load requires another sign-in. */
export function StorageBanner() {
  const [isShown, setShown] = useState(() => !safeStorage.keeps(sessionKey));
  return (
    <Banner tone="caution" onDismiss={() => setShown(false)}>
      {isShown ? 'Se recarregar a página, você precisará entrar de novo.' : null}
    </Banner>
  );
}
