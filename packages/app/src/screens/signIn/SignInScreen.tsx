import { createTransport, session as sessionCalls } from '@oraculo/api-client';
import { Banner, Button, PasswordField, Stack, TextField, WelcomePage } from '@oraculo/ui';
import { useSnapshot } from 'valtio';
import { clientOptions } from '../../connection.ts';
import { notifyError } from '../../lib/notify.ts';
import { useForm } from '../../lib/useForm.ts';
import { type SessionEnd, session, startSession } from '../../session/session.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { createSignInSuite } from './signInSuite.ts';

const notices: Readonly<Record<SessionEnd, string | null>> = {
  expired: 'Sua sessão expirou. Entre de novo para continuar de onde parou.',
  elsewhere: 'Você saiu do Oráculo em outra aba.',
  signedOff: null,
};

export function SignInScreen() {
  useDocumentTitle('Entrar');
  const { endedBy } = useSnapshot(session);
  const form = useForm({
    initial: { username: '', password: '' },
    suite: createSignInSuite,
    onSubmit: async (draft) => startSession(await sessionCalls(createTransport(clientOptions())).signIn(draft)),
    onError: (error) => notifyError('signIn', error),
  });

  return (
    <WelcomePage
      productName="Oráculo"
      tagline="A elegibilidade de cada beneficiário, conferida num só lugar."
      intro="Centralize e automatize a verificação de elegibilidade com as operadoras de saúde."
      title="Entrar"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap="snug">
          <Banner tone="caution">{endedBy && notices[endedBy]}</Banner>
          <TextField {...form.field('username')} label="Usuário ou e-mail" autoComplete="username" isRequired />
          <PasswordField {...form.field('password')} label="Senha" autoComplete="current-password" isRequired />
          <Button type="submit" isPending={form.isSubmitting} isFullWidth>
            Iniciar sessão
          </Button>
        </Stack>
      </form>
    </WelcomePage>
  );
}
