import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { WelcomePage } from './WelcomePage.tsx';

const ignore = () => {};

const meta = preview.meta({
  title: 'Estrutura/WelcomePage',
  component: WelcomePage,
  parameters: { spec: ['2 §2 Login', 'visual-language: login.png'], layout: 'fullscreen' },
  args: {
    productName: 'Oráculo',
    tagline: 'A elegibilidade de cada beneficiário, conferida num só lugar.',
    intro: 'Centralize e automatize a verificação de elegibilidade com as operadoras de saúde.',
    title: 'Entrar',
    children: (
      <>
        <TextField label="Usuário ou e-mail" value="" onChange={ignore} isRequired />
        <Button>Iniciar sessão</Button>
      </>
    ),
  },
});

export const SignIn = meta.story();

export const TabGoesStraightToTheForm = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Iniciar sessão' })).toHaveFocus();
  },
});

export const TooMuchToRead = meta.story({
  args: {
    intro:
      'O Oráculo reúne em um só lugar as consultas de elegibilidade de todas as operadoras. Com ele a sua equipe envia lotes, acompanha o processamento, baixa os resultados, restaura arquivos antigos, cadastra credenciais e confere relatórios, com segurança e sem planilhas. Fale com o seu gestor para saber mais.',
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
});
