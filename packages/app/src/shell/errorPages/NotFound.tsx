import { StatusPage } from '@oraculo/ui';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { notFoundTitle } from '../routing/placeOf.ts';
import { useDocumentTitle } from '../../browser/useDocumentTitle.ts';

/** Inside the shell for those who are signed in, on its own for the others. */
export function NotFound() {
  const isSignedIn = useSnapshot(session).userToken !== '';
  useDocumentTitle(notFoundTitle);
  return (
    <StatusPage
      title="Procuramos, mas não encontramos esta página"
      isWholePage={!isSignedIn}
      intro="Pode ser que:"
      causes={['a tela não exista mais;', 'o endereço digitado não exista;', 'o endereço tenha caracteres errados.']}
      advice={
        isSignedIn
          ? 'Corrija o endereço ou navegue pelo menu lateral.'
          : 'Corrija o endereço ou entre para usar o menu.'
      }
      link={isSignedIn ? undefined : { href: '/login', label: 'Ir para a entrada' }}
    />
  );
}
