import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ChunkLoadError } from '../../lazy/lazyWithPreload.tsx';
import { BrokenPage, type BrokenPageProps } from './BrokenPage.tsx';
import { ScreenLoadFailed } from './ScreenLoadFailed.tsx';
import { NotFound } from './NotFound.tsx';
import { NextSteps } from './NextSteps.tsx';

const explanations: Readonly<Record<number, Pick<BrokenPageProps, 'title' | 'intro'>>> = {
  400: { title: 'Solicitação inválida', intro: 'O endereço traz algo que esta tela não reconhece.' },
  403: { title: 'Acesso não autorizado', intro: 'Seu usuário não tem permissão para fazer isso.' },
  405: { title: 'Ação indisponível', intro: 'O endereço está certo, mas não aceita este tipo de solicitação.' },
};

/** Replaces a broken screen with a message and the next steps. `isWholePage` is for an error of the shell itself. */
export function RouteError({ isWholePage }: { isWholePage: boolean }) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404) return <NotFound action={<NextSteps />} />;
  if (error instanceof ChunkLoadError) return <ScreenLoadFailed isWholePage={isWholePage} />;
  return <BrokenPage {...(status !== undefined && explanations[status])} isWholePage={isWholePage} />;
}
