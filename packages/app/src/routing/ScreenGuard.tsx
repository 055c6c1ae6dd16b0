import { isInGroup } from '@oraculo/api-client/contract';
import { type ComponentType, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import type { ScreenRoute } from '../routes.tsx';
import { session } from '../session/session.ts';
import { NotAllowed } from '../errorPages/NotAllowed.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';

interface ScreenGuardProps extends Pick<ScreenRoute, 'group'> {
  screen: ComponentType;
}

/** Tells those without the group of a screen so, with the menu still in reach. */
export function ScreenGuard({ group, screen: Screen }: ScreenGuardProps) {
  const { membership } = useSnapshot(session);
  if (!isInGroup(group, membership)) return <NotAllowed />;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Screen />
    </Suspense>
  );
}
