import { LockKeyhole } from '@lucide/icons';
import { Icon, StatusPage } from '@oraculo/ui';
import { NextSteps } from './NextSteps.tsx';

/** For a signed-in user without the group of a screen; the subtitle bar has the heading. */
export function NotAllowed({ title }: { title: string }) {
  return (
    <StatusPage
      icon={<Icon of={LockKeyhole} size={24} />}
      intro={`Seu grupo não tem acesso a ${title}.`}
      advice="Precisa desta tela? Peça acesso à equipe do Oráculo."
      action={<NextSteps />}
    />
  );
}
