import {
  AppShell,
  Button,
  CpfField,
  PasswordField,
  Stack,
  StatusBadge,
  StatusPage,
  UiProvider,
  WelcomePage,
} from '@oraculo/ui';
import { exampleScreen } from '../../components/AppShell/exampleNavigation.tsx';
import type { Miniature } from './Gallery.tsx';
import { screen } from './Stills.css.ts';

const nothing = () => {};

/** Scaled-down components that fill a window. */
export const miniatures: readonly Miniature[] = [
  {
    name: 'AppShell',
    page: 'estrutura-appshell',
    part: (
      <div className={screen}>
        <AppShell {...exampleScreen} initialMenu="expanded" onSignOut={nothing} onNavigate={nothing} />
      </div>
    ),
  },
  {
    name: 'WelcomePage',
    page: 'estrutura-welcomepage',
    part: (
      <div className={screen}>
        <WelcomePage productName="Oráculo" tagline="A elegibilidade de cada beneficiário, na hora." title="Entrar">
          <Stack gap={4}>
            <CpfField label="CPF" />
            <PasswordField label="Senha" />
            <Button>Entrar</Button>
          </Stack>
        </WelcomePage>
      </div>
    ),
  },
  {
    name: 'StatusPage',
    page: 'estrutura-statuspage',
    part: (
      <div className={screen}>
        <StatusPage
          isWholePage
          title="Não encontramos esta página"
          causes={['O endereço foi digitado com um erro.', 'A página mudou de lugar.']}
          action={<Button>Ir para o início</Button>}
        />
      </div>
    ),
  },
  {
    name: 'UiProvider',
    page: 'estrutura-uiprovider',
    part: (
      <>
        <code>{'<UiProvider>'}</code>
        <UiProvider>
          <StatusBadge tone="info">O aplicativo inteiro</StatusBadge>
        </UiProvider>
        <code>{'</UiProvider>'}</code>
      </>
    ),
  },
];
