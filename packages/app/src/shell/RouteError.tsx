import { Button, StatusPage } from '@oraculo/ui';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { session } from '../session/session.ts';
import { NotFound } from './NotFound.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface Explanation {
  title: string;
  intro: string;
}

const unexpected: Explanation = {
  title: 'Algo deu errado nesta tela',
  intro: 'O erro é nosso, não seu. O que já foi salvo continua salvo.',
};

const explanations: Readonly<Record<number, Explanation>> = {
  400: { title: 'O pedido não pôde ser entendido', intro: 'O endereço traz algo que esta tela não reconhece.' },
  403: { title: 'Acesso não autorizado', intro: 'Seu usuário não tem permissão para o que foi pedido.' },
  405: { title: 'Esta ação não existe aqui', intro: 'O endereço está certo, mas não aceita este tipo de pedido.' },
};

/** Where a broken screen ends up: in Portuguese, with a way on. */
export function RouteError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  return status === 404 ? <NotFound /> : <BrokenScreen status={status} />;
}

function BrokenScreen({ status }: { status: number | undefined }) {
  const isSignedIn = useSnapshot(session).userToken !== '';
  const { title, intro } = (status !== undefined && explanations[status]) || unexpected;
  useDocumentTitle(title);
  return (
    <StatusPage
      title={title}
      isWholePage={!isSignedIn}
      intro={intro}
      advice="Recarregue a página. Se acontecer de novo, avise a equipe do Oráculo e diga o que estava fazendo."
      action={<Button onPress={() => location.reload()}>Recarregar a página</Button>}
    />
  );
}
