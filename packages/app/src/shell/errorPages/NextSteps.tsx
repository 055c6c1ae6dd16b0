import { Button, Inline, openCommandPalette } from '@oraculo/ui';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { defaultPath, resolveRoute } from '../routing/resolveRoute.ts';
import { session } from '../../session/session.ts';

/** The buttons of an error page: one opens the first screen, if this user may see it, the other opens the palette. */
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
