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
  /** Where the story opens, filters and all. */
  path: string;
  /** Answers in place of the samples, by the id of the call. */
  answers?: FixtureFetchOptions['answers'];
  /** Nobody is signed in when it is null. */
  group?: 'RECEBIVEIS' | 'ADMIN' | null;
}

function open({ path, answers, group = 'ADMIN' }: ScreenStoryProps) {
  connectSamples(answers);
  if (group === null) {
    endSession('signedOut');
    // As for a first visit: what the story before left is no session of this one.
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

/** A real screen in its shell, or the entrance, with a client whose `fetch` answers samples. */
export function ScreenStory(props: ScreenStoryProps) {
  const [router] = useState(() => open(props));
  if (props.group === null) return <SessionGate path={props.path} goTo={() => {}} />;
  return (
    <DataProvider>
      <RouterProvider router={router} />
    </DataProvider>
  );
}

/** Never answers: the screen stays as it is while it waits. */
export const noAnswer = () => new Promise<never>(() => {});
