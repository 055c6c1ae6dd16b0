import { Button, StatusPage } from '@oraculo/ui';

/** An address that leads nowhere, for the last route of the router. */
export const NotFound = () => (
  <StatusPage
    title="Página não encontrada"
    intro="O endereço não existe, ou mudou."
    link={{ href: '/', label: 'Ir para o início' }}
  />
);

/** A page that this person may not see. */
export const Forbidden = () => (
  <StatusPage
    title="Você não tem acesso a esta página"
    advice="Peça o acesso a quem administra o sistema."
    link={{ href: '/', label: 'Ir para o início' }}
  />
);

/** The page of an error boundary; `onRetry` renders the screen again. */
export const Broken = ({ onRetry }: { onRetry?: () => void }) => (
  <StatusPage
    title="Algo deu errado"
    intro="A tela parou com um erro, que já foi registrado."
    advice="Tente de novo. Se continuar, fale com o suporte."
    action={<Button onPress={onRetry}>Tentar de novo</Button>}
  />
);

/** All three, one below the other. */
export const ErrorPages = () => (
  <>
    <NotFound />
    <Forbidden />
    <Broken />
  </>
);
