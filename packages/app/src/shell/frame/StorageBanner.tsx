import { Banner } from '@oraculo/ui';
import { useState } from 'react';
import { safeStorage } from '../../service/safeStorage.ts';
import { sessionKey } from '../../session/session.ts';

/** Where the browser keeps nothing: why the next load of the page asks for the sign-in again. */
export function StorageBanner() {
  const [isShown, setShown] = useState(() => !safeStorage.keeps(sessionKey));
  return (
    <Banner tone="caution" onDismiss={() => setShown(false)}>
      {isShown ? 'Se recarregar a página, você precisará entrar de novo.' : null}
    </Banner>
  );
}
