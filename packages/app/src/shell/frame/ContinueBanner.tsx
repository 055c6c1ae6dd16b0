import { Banner, Button } from '@oraculo/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { snapshot, useSnapshot } from 'valtio';
import { dismissInterruption, forgetInterruption, session } from '../../session/session.ts';
import { defaultPath, placeOf } from '../routing/placeOf.ts';

/** After a session that ran out, brings the same user in the same tab back to where they were; after a link, to where it led. */
export function ContinueBanner() {
  const { interruption, email, membership } = useSnapshot(session);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (!interruption || interruption.address === pathname + search) return null;
  const isDeepLink = interruption.email === null;
  if (!isDeepLink && interruption.email !== email) return null;
  const { title, isAdmitted } = placeOf(new URL(interruption.address, location.origin).pathname, membership);
  if (!isAdmitted || pathname !== defaultPath) return null;

  const goBack = () => {
    // History state is structured-cloned, and a proxy of `useSnapshot` cannot be cloned.
    void navigate(interruption.address, { state: snapshot(session).interruption?.state });
    forgetInterruption();
  };
  return (
    <Banner
      tone="info"
      onDismiss={dismissInterruption}
      action={<Button size="small" onPress={goBack}>{`Continuar em ${title}`}</Button>}
    >
      {isDeepLink
        ? 'Você abriu um endereço do Oráculo antes de entrar.'
        : 'Sua sessão anterior expirou no meio do trabalho.'}
    </Banner>
  );
}
