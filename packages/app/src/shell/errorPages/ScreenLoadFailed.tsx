import { Button, StatusPage } from '@oraculo/ui';
import { useEffect } from 'react';
import { useDocumentTitle } from '../../browser/useDocumentTitle.ts';
import { useIsOnline } from '../../browser/useIsOnline.ts';

const title = 'Esta tela ainda não foi carregada';

/** For code that failed to load. A browser requests it again only when the page is reloaded. */
export function ScreenLoadFailed({ isWholePage }: { isWholePage: boolean }) {
  useDocumentTitle(title);
  const isOnline = useIsOnline();
  useEffect(() => {
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <StatusPage
      title={title}
      isWholePage={isWholePage}
      intro="Não foi possível carregá-la."
      advice={
        isOnline
          ? 'Tente de novo. Se não funcionar, avise a equipe do Oráculo.'
          : 'Você está sem conexão. A tela abre sozinha quando a conexão voltar.'
      }
      action={
        <Button onPress={() => location.reload()} disabledReason={isOnline ? undefined : 'Sem conexão'}>
          Tentar de novo
        </Button>
      }
    />
  );
}
