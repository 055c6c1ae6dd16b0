import { Button, Inline, StatusPage } from '@oraculo/ui';
import { useDocumentTitle } from '../../browser/useDocumentTitle.ts';
import { restartScreens } from '../../session/session.ts';
import { useKeptDrafts } from './useKeptDrafts.ts';

export interface BrokenPageProps {
  /** @default 'Algo deu errado nesta tela' */
  title?: string;
  intro?: string;
  /** Whether the page has no shell around it. */
  isWholePage: boolean;
}

const reloadPage = () => location.reload();

/**
 * Shows the error and the next steps in place of a blank page. Drafts are in memory, so “reload” remounts the screens
 * without a page load. The second button reloads the page and loses the drafts, in case they caused the error.
 */
export function BrokenPage(props: BrokenPageProps) {
  const {
    title = 'Algo deu errado nesta tela',
    intro = 'O erro é nosso, não seu. O que já foi salvo continua salvo.',
    isWholePage,
  } = props;
  useDocumentTitle(title);
  const isKept = useKeptDrafts();
  return (
    <StatusPage
      title={title}
      isWholePage={isWholePage}
      intro={isKept ? `${intro} O que você digitou e ainda não salvou volta quando você recarregar.` : intro}
      advice="Recarregue a página. Se acontecer de novo, avise a equipe do Oráculo e diga o que estava fazendo."
      action={
        <Inline>
          <Button onPress={isKept ? restartScreens : reloadPage}>Recarregar a página</Button>
          {isKept && (
            <Button emphasis="quiet" onPress={reloadPage}>
              Recarregar sem o que foi digitado
            </Button>
          )}
        </Inline>
      }
    />
  );
}
