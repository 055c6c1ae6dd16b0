import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../session/session.ts';
import { Entrance } from './Entrance.tsx';
import { ErrorGate } from './ErrorGate.tsx';
import { Kit } from './Kit.tsx';
import { inside } from './loadInside.ts';
import { useAddress } from './useAddress.ts';

/** Outside, which loads little, or inside, which is made anew for each user. */
export function App() {
  const { userToken, epoch } = useSnapshot(session);
  const { path, goTo } = useAddress();
  return (
    <ErrorGate>
      {userToken === '' ? (
        <Kit navigate={goTo}>
          <Entrance path={path} goTo={goTo} />
        </Kit>
      ) : (
        <Suspense>
          <inside.Part key={epoch} epoch={epoch} />
        </Suspense>
      )}
    </ErrorGate>
  );
}
