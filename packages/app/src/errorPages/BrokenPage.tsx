import { Button, StatusPage } from '@oraculo/ui';
import { useDocumentTitle } from '../frame/useDocumentTitle.ts';

export interface BrokenPageProps {
  /** @default 'Algo deu errado nesta tela' */
  title?: string;
  intro?: string;
  /** With nothing of the shell around it. */
  isWholePage: boolean;
}

/** Never a blank page: what broke, and a way on. */
export function BrokenPage(props: BrokenPageProps) {
  const {
    title = 'Algo deu errado nesta tela',
    intro = 'O erro é nosso, não seu. O que já foi salvo continua salvo.',
    isWholePage,
  } = props;
  useDocumentTitle(title);
  return (
    <StatusPage
      title={title}
      isWholePage={isWholePage}
      intro={intro}
      advice="Recarregue a página. Se acontecer de novo, avise a equipe do Oráculo e diga o que estava fazendo."
      action={<Button onPress={() => location.reload()}>Recarregar a página</Button>}
    />
  );
}
