import { groupPrefix } from '@oraculo/api-client/contract';
import { type FixtureFetchOptions, fixtureFetch } from '@oraculo/api-client/fixtures';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { connect } from '../src/service/connection.ts';
import { connectScreens } from '../src/service/connectScreens.ts';
import { Kit } from '../src/shell/Kit.tsx';
import { DataProvider } from '../src/queries/DataProvider.tsx';
import { endSession, startSession } from '../src/session/session.ts';
import { sessionAccess } from '../src/session/sessionAccess.ts';

type Answers = FixtureFetchOptions['answers'];

/** For a test file in jsdom that opens whole screens: adds the browser APIs that the kit uses and jsdom lacks. */
export function withScreens(): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    for (const name of ['ResizeObserver', 'IntersectionObserver'])
      vi.stubGlobal(
        name,
        class {
          observe() {}
          unobserve() {}
          disconnect() {}
        },
      );
    HTMLElement.prototype.showPopover ??= () => {};
    HTMLElement.prototype.hidePopover ??= () => {};
    Element.prototype.scrollIntoView ??= () => {};
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    endSession('signedOut');
    vi.unstubAllGlobals();
  });
}

export const signIn = () =>
  startSession({
    userToken: 'amostra',
    givenName: 'Mariana Salles',
    email: 'mariana.salles@oraculo.example',
    membership: [`${groupPrefix}ADMIN`],
    expiresIn: 3600,
  });

function mount(screen: ReactElement, address: string) {
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [address] });
  render(
    <Kit>
      <DataProvider>
        <RouterProvider router={router} />
      </DataProvider>
    </Kit>,
  );
  return router;
}

/** Opens a screen for a user who has just signed in. The service returns samples for the calls that `answers` leaves out. */
export function openScreen(screen: ReactElement, answers: Answers = {}, address = '/') {
  connect({
    baseUrl: 'https://gateway.example/api/operator',
    applicationKey: 'any',
    fetch: fixtureFetch({ answers }),
    ...sessionAccess,
  });
  connectScreens();
  signIn();
  const router = mount(screen, address);
  return {
    search: () => router.state.location.search,
    /** The session expires, and the same user signs in again. */
    expireAndReturn: () => {
      act(() => endSession('expired'));
      cleanup();
      signIn();
      mount(screen, address);
    },
  };
}
