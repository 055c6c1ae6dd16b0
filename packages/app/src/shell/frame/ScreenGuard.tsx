import { isInGroup } from '@oraculo/api-client/contract';
import { type ComponentType, Suspense, useDeferredValue } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { ScreenRoute } from '../routing/screenRoutes.ts';
import { session } from '../../session/session.ts';
import { NotAllowed } from '../errorPages/NotAllowed.tsx';
import { renameOldParameters } from '../routing/renameOldParameters.ts';
import { ScreenLoading } from './ScreenLoading.tsx';

interface ScreenGuardProps extends Pick<ScreenRoute, 'group' | 'isForm' | 'title'> {
  screen: ComponentType;
}

/**
 * Shows a “not allowed” page to users without the group of a screen. Remount it for each screen: the first frame has
 * the heading and a skeleton, and the slower screen follows.
 */
export function ScreenGuard({ group, isForm, title, screen: Screen }: ScreenGuardProps) {
  const { membership } = useSnapshot(session);
  const { search } = useLocation();
  const isPainted = useDeferredValue(true, false);
  if (!isInGroup(group, membership)) return <NotAllowed title={title} />;
  const renewed = renameOldParameters(search);
  if (renewed !== search) return <Navigate to={{ search: renewed }} replace />;
  const loading = <ScreenLoading isForm={isForm} />;
  return <Suspense fallback={loading}>{isPainted ? <Screen /> : loading}</Suspense>;
}
