import { Banner, Button } from '@oraculo/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { snapshot, useSnapshot } from 'valtio';
import { dismissReturnTarget, forgetReturnTarget, session } from '../../session/session.ts';
import { defaultPath, resolveRoute } from '../routing/resolveRoute.ts';

/**
 * Offers to return to the screen of the expired session, for the same user in the same tab, or to the link that was
 * opened before the sign-in.
 */
export function ContinueBanner() {
  const { returnTarget, email, membership } = useSnapshot(session);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (!returnTarget || returnTarget.address === pathname + search) return null;
  const isDeepLink = returnTarget.email === null;
  if (!isDeepLink && returnTarget.email !== email) return null;
  const { title, isAllowed } = resolveRoute(new URL(returnTarget.address, location.origin).pathname, membership);
  if (!isAllowed || pathname !== defaultPath) return null;

  const goBack = () => {
    // History state is structured-cloned, and a proxy of `useSnapshot` cannot be cloned.
    void navigate(returnTarget.address, { state: snapshot(session).returnTarget?.state });
    forgetReturnTarget();
  };
  return (
    <Banner
      tone="info"
      onDismiss={dismissReturnTarget}
      action={<Button size="small" onPress={goBack}>{`Continuar em ${title}`}</Button>}
    >
      {isDeepLink
        ? 'Você abriu um endereço do Oráculo antes de entrar.'
        : 'Sua sessão anterior expirou no meio do trabalho.'}
    </Banner>
  );
}
