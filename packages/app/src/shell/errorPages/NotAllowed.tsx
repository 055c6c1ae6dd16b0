import { LockKeyhole } from '@lucide/icons';
import { Icon, StatusPage } from '@oraculo/ui';
import { NextSteps } from './NextSteps.tsx';

/** For a signed-in user without the group of a screen; the subtitle bar has the heading. */
export function NotAllowed() {
  return (
    <StatusPage
      icon={<Icon of={LockKeyhole} size={24} />}
      intro="O menu mostra só as telas do seu grupo."
      advice="Precisa desta? Peça acesso à equipe do Oráculo."
      action={<NextSteps />}
    />
  );
}
