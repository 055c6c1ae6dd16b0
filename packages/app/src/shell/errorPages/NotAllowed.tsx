import { StatusPage } from '@oraculo/ui';

/** For a signed-in user without the group of a screen; the title stands in the subtitle bar. */
export function NotAllowed() {
  return (
    <StatusPage
      title="Seu usuário não tem acesso a esta tela"
      intro="As telas do menu são as que o seu grupo permite usar."
      advice="Se você precisa dela, peça a inclusão no grupo a quem administra os acessos."
    />
  );
}
