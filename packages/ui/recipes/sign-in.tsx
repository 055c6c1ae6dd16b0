import { Banner, Button, PasswordField, Stack, TextField, WelcomePage } from '@oraculo/ui';
import { type FormEvent, useState } from 'react';

/** Replace it by your service. Say no more than that both together are wrong. */
async function signIn(email: string, password: string): Promise<boolean> {
  return email !== '' && password === 'senha';
}

/** The page before the sign-in: each field says what is missing, and a refusal is read out. */
export function SignIn({ onSignedIn }: { onSignedIn?: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!email || !password) return;
    setPending(true);
    const isRight = await signIn(email, password);
    setPending(false);
    setRefused(!isRight);
    if (isRight) onSignedIn?.();
  };
  return (
    <WelcomePage productName="Central" tagline="Seus contratos em um lugar." title="Entrar">
      <form aria-label="Entrar" noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <Banner tone="critical">{isRefused && 'E-mail ou senha incorretos.'}</Banner>
          <TextField
            label="E-mail"
            type="email"
            autoComplete="username"
            isRequired
            value={email}
            onChange={setEmail}
            error={isTried && !email ? 'Informe o e-mail' : undefined}
          />
          <PasswordField
            label="Senha"
            autoComplete="current-password"
            isRequired
            value={password}
            onChange={setPassword}
            error={isTried && !password ? 'Informe a senha' : undefined}
          />
          <Button type="submit" isFullWidth isPending={isPending}>
            Entrar
          </Button>
        </Stack>
      </form>
    </WelcomePage>
  );
}
