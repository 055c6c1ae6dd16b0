import { createTransport, session as sessionCalls } from '@oraculo/api-client';
import { Banner, Button, ColorModeToggle, PasswordField, Stack, TextField, WelcomePage } from '@oraculo/ui';
import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { clientOptions } from '../../service/connection.ts';
import { notifySignInError } from '../../notifications/notifySignInError.ts';
import { useForm } from '../../forms/useForm.ts';
import { type SessionEnd, session, startSession, storeSession } from '../../session/session.ts';
import { defaultPath } from '../../shell/routing/resolveRoute.ts';
import { ClockBanner } from '../../shell/frame/ClockBanner.tsx';
import { useDocumentTitle } from '../../browser/useDocumentTitle.ts';
import { inBasename } from '../../browser/basename.ts';
import { validateSignIn } from './validateSignIn.ts';

const endReasons: Readonly<Record<SessionEnd, string>> = {
  expired: 'Sua sessão expirou. Entre de novo para continuar de onde parou.',
  elsewhere: 'Você saiu do Oráculo em outra aba.',
  signedOut: 'Você saiu do Oráculo.',
};

interface SignInScreenProps {
  /** Loads the signed-in app while the user types, not with the page. */
  loadSignedInApp: () => Promise<unknown>;
}

const hasArrived = (code: Promise<unknown>) =>
  code.then(
    () => true,
    () => false,
  );

export function SignInScreen({ loadSignedInApp }: SignInScreenProps) {
  useDocumentTitle('Entrar');
  const { endedBy } = useSnapshot(session);
  const notice = endedBy && endReasons[endedBy];
  const noticeId = useId();
  /** Removes the error of the last attempt. */
  const takeBack = useRef<() => void>(undefined);
  const form = useForm({
    initial: { username: '', password: '' },
    validate: validateSignIn,
    onSubmit: async (draft) => {
      takeBack.current?.();
      const signIn = sessionCalls(createTransport(clientOptions())).signIn(draft);
      const [answer, isReady] = await Promise.all([signIn, hasArrived(loadSignedInApp())]);
      if (isReady) return startSession(answer);
      // A browser does not retry a failed dynamic import until the page is reloaded.
      storeSession(answer);
      location.assign(inBasename(defaultPath));
    },
    onError: (error) => {
      takeBack.current = notifySignInError(error) ?? undefined;
    },
  });
  useEffect(() => {
    // The submit reports code that failed to load.
    if (form.isDirty) loadSignedInApp().catch(() => undefined);
  }, [form.isDirty, loadSignedInApp]);

  const username = form.field('username');
  const usernameRef = useRef<HTMLInputElement>(null);
  // The sign-in is the only task of this page, so its first field gets the focus unless the form has it.
  useEffect(() => {
    if (document.activeElement === document.body) usernameRef.current?.focus();
  }, []);

  return (
    <WelcomePage
      productName="Oráculo"
      tagline="A elegibilidade de cada beneficiário, conferida num só lugar."
      intro="Centralize e automatize a verificação de elegibilidade com as operadoras de saúde."
      title="Entrar"
      corner={<ColorModeToggle />}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap={4}>
          <Banner id={noticeId} tone={endedBy === 'signedOut' ? 'info' : 'caution'} isSilent>
            {notice}
          </Banner>
          <ClockBanner />
          <Stack gap={2}>
            <TextField
              {...username}
              ref={(element: HTMLInputElement | null) => {
                username.ref(element);
                usernameRef.current = element;
              }}
              label="Usuário ou e-mail"
              // A live region that mounts with the page is not announced, so the focused field describes the notice.
              aria-describedby={notice ? noticeId : undefined}
              autoComplete="username"
              isRequired
            />
            <PasswordField {...form.field('password')} label="Senha" autoComplete="current-password" isRequired />
            <Button type="submit" isPending={form.isSubmitting} isFullWidth>
              Iniciar sessão
            </Button>
          </Stack>
        </Stack>
      </form>
    </WelcomePage>
  );
}
