import { groupPrefix } from '@oraculo/api-client/contract';
import type { FixtureFetchOptions } from '@oraculo/api-client/fixtures';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../router.tsx';
import { endSession, session, startSession } from '../session/session.ts';
import { DataProvider } from '../queries/DataProvider.tsx';
import { SessionGate } from '../SessionGate.tsx';
import { connectSamples } from './connectSamples.ts';

interface ScreenStoryProps {
  /** The address at which the story opens, with filters. */
  path: string;
  /** Responses that replace the samples, by the id of the call. */
  answers?: FixtureFetchOptions['answers'];
  /** Nobody is signed in when it is null. */
  group?: 'RECEBIVEIS' | 'ADMIN' | null;
}

function open({ path, answers, group = 'ADMIN' }: ScreenStoryProps) {
  connectSamples(answers);
  if (group === null) {
    endSession('signedOut');
    // Every story is a first visit: the session of the former story is removed.
    session.endedBy = null;
  } else {
    startSession({
      userToken: 'amostra',
      givenName: 'Mariana Salles',
      email: 'mariana.salles@oraculo.example',
      membership: [groupPrefix + group],
      expiresIn: 8 * 3600,
    });
  }
  return createMemoryRouter(routes, { initialEntries: [path] });
}

/** A real screen in its shell, or the sign-in, with a client whose `fetch` returns samples. */
export function ScreenStory(props: ScreenStoryProps) {
  const [router] = useState(() => open(props));
  if (props.group === null) return <SessionGate path={props.path} goTo={() => {}} />;
  return (
    <DataProvider>
      <RouterProvider router={router} />
    </DataProvider>
  );
}

/** Never responds, so the screen stays in its loading state. */
export const noAnswer = () => new Promise<never>(() => {});
