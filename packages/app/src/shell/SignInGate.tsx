import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { session } from '../session/session.ts';
import { defaultPath } from './placeOf.ts';

const SignInScreen = lazy(async () => ({ default: (await import('../screens/signIn/SignInScreen.tsx')).SignInScreen }));

/** Those who are signed in already have no business at the sign-in. */
export function SignInGate() {
  const { userToken } = useSnapshot(session);
  if (userToken !== '') return <Navigate to={defaultPath} replace />;
  return (
    <Suspense>
      <SignInScreen />
    </Suspense>
  );
}
