import { Button, Inline, openCommandPalette } from '@oraculo/ui';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { defaultPath, resolveRoute } from '../routing/resolveRoute.ts';
import { session } from '../../session/session.ts';

/** The links on a not-found page: to the first screen, if this user may open it, and to all other screens. */
export function NextSteps() {
  const { membership } = useSnapshot(session);
  const navigate = useNavigate();
  const { route, isAllowed } = resolveRoute(defaultPath, membership);
  return (
    <Inline>
      {isAllowed && route && (
        <Button onPress={() => void navigate(defaultPath)}>{`Ir para ${route.menuLabel ?? route.title}`}</Button>
      )}
      <Button emphasis="outline" aria-haspopup="dialog" onPress={openCommandPalette}>
        Buscar tela
      </Button>
    </Inline>
  );
}
