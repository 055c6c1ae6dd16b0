import { switchPage } from '@oraculo/ui';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { routerOf } from './router.tsx';
import { DataProvider } from './queries/DataProvider.tsx';
import { connectScreens } from './service/connectScreens.ts';
import { Kit } from './shell/Kit.tsx';

/** The app of a signed-in user, with its own router, cache and dialogs. */
export function SignedInApp({ generation }: { generation: number }) {
  useState(connectScreens);
  const router = routerOf(generation);
  return (
    <Kit navigate={(href) => switchPage((flushSync) => router.navigate(href, { flushSync }))}>
      <DataProvider>
        <RouterProvider router={router} />
      </DataProvider>
    </Kit>
  );
}
