import { UiProvider } from '@oraculo/ui';
import { RouterProvider } from 'react-router-dom';
import type { startRouter } from '../router.tsx';
import { DataProvider } from './DataProvider.tsx';

export type Router = ReturnType<typeof startRouter>;

/** Tips open at once here, as specified; elsewhere the kit waits. */
export function App({ router }: { router: Router }) {
  return (
    <UiProvider tooltipDelayMs={0} navigate={(href) => void router.navigate(href)}>
      <DataProvider>
        <RouterProvider router={router} />
      </DataProvider>
    </UiProvider>
  );
}
