import { SearchX } from '@lucide/icons';
import { Icon, Link, StatusPage } from '@oraculo/ui';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { notFoundTitle } from '../routing/resolveRoute.ts';
import { useDocumentTitle } from '../../browser/useDocumentTitle.ts';

/**
 * Rendered inside the shell for a signed-in user, otherwise alone. `action` is the next step; without it the page needs
 * no router.
 */
export function NotFound({ action }: { action?: ReactNode }) {
  const isSignedIn = useSnapshot(session).userToken !== '';
  useDocumentTitle(notFoundTitle);
  return (
    <StatusPage
      icon={<Icon of={SearchX} size={24} />}
      // Inside the shell the subtitle bar has the heading.
      title={isSignedIn ? undefined : notFoundTitle}
      isWholePage={!isSignedIn}
      intro="Pode ser que:"
      causes={['a tela não exista mais;', 'o endereço digitado não exista;', 'o endereço tenha caracteres errados.']}
      advice={
        isSignedIn
          ? 'Corrija o endereço ou navegue pelo menu lateral.'
          : 'Corrija o endereço ou entre para usar o menu.'
      }
      action={
        isSignedIn ? (
          action
        ) : (
          <Link href="/login" emphasis="solid">
            Ir para o login
          </Link>
        )
      }
    />
  );
}
