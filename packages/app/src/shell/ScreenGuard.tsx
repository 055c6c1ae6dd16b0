import { type ComponentType, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { ScreenRoute } from '../routes.tsx';
import { isAdmitted } from '../session/groups.ts';
import { session } from '../session/session.ts';
import { NotAllowed } from './NotAllowed.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';

interface ScreenGuardProps extends Pick<ScreenRoute, 'audience'> {
  screen: ComponentType;
}

/** Lets nobody in without a live session, and tells those without the group so, with the menu still in reach. */
export function ScreenGuard({ audience, screen: Screen }: ScreenGuardProps) {
  const { userToken, membership } = useSnapshot(session);
  if (userToken === '') return <Navigate to="/login" replace />;
  if (!isAdmitted(audience, membership)) return <NotAllowed />;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Screen />
    </Suspense>
  );
}
