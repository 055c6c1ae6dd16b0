import { isInGroup } from '@oraculo/api-client/contract';
import { type ComponentType, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { ScreenRoute } from '../routes.tsx';
import { session } from '../session/session.ts';
import { NotAllowed } from '../errorPages/NotAllowed.tsx';
import { renewSearch } from './renewSearch.ts';
import { ScreenLoading } from './ScreenLoading.tsx';

interface ScreenGuardProps extends Pick<ScreenRoute, 'group'> {
  screen: ComponentType;
}

/** Shows users without the group of a screen that they may not open it, and keeps the menu. */
export function ScreenGuard({ group, screen: Screen }: ScreenGuardProps) {
  const { membership } = useSnapshot(session);
  const { search } = useLocation();
  if (!isInGroup(group, membership)) return <NotAllowed />;
  const renewed = renewSearch(search);
  if (renewed !== search) return <Navigate to={{ search: renewed }} replace />;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Screen />
    </Suspense>
  );
}
