import { AppShell, Stack, switchPage } from '@oraculo/ui';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { signOut } from '../../session/signOut.ts';
import { ClockBanner } from './ClockBanner.tsx';
import { ContinueBanner } from './ContinueBanner.tsx';
import { StorageBanner } from './StorageBanner.tsx';
import { menuFor } from './menu.tsx';
import { keepMenuState, readMenuState } from './menuState.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PrintedLine } from './PrintedLine.tsx';
import { JobWatcher } from '../jobs/JobWatcher.tsx';
import { Palette } from '../palette/Palette.tsx';
import { resolveRoute } from '../routing/resolveRoute.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { useDocumentTitle } from '../../browser/useDocumentTitle.ts';
import { usePreloadOnIntent } from './usePreloadOnIntent.ts';

interface FrameProps {
  /** Preloads the code of the screen at a path. */
  preloadScreen: (path: string) => Promise<void>;
}

/** Header, menu and subtitle around the screens of a signed-in user. */
export function Frame({ preloadScreen }: FrameProps) {
  const { givenName, membership } = useSnapshot(session);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { title, page } = resolveRoute(pathname, membership);
  useDocumentTitle(title);
  usePreloadOnIntent(membership, preloadScreen);
  const [initialMenu] = useState(readMenuState);
  const mainRef = useRef<HTMLElement>(null);
  useEffect(() => {
    // After a sign-in the focused form is unmounted, so the focus moves; after a reload the browser decides.
    if (session.generation > 0) mainRef.current?.focus();
  }, []);

  return (
    <AppShell
      productName="Oráculo"
      navigation={menuFor(membership)}
      currentPage={page}
      user={{ name: givenName }}
      mainRef={mainRef}
      initialMenu={initialMenu}
      onMenuChange={keepMenuState}
      subtitle={title}
      headerActions={<Palette />}
      onNavigate={(href) => switchPage((flushSync) => navigate(href, { flushSync }))}
      onSignOut={signOut}
    >
      <Stack>
        <OfflineBanner />
        <ClockBanner />
        <StorageBanner />
        <ContinueBanner />
        <PrintedLine />
        <Outlet />
      </Stack>
      <Shortcuts />
      <JobWatcher />
    </AppShell>
  );
}
