import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { ColorModeToggle } from '../ColorModeToggle/ColorModeToggle.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { toast } from '../Toasts/toast.ts';
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
  args: { corner: <ColorModeToggle /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Iniciar sessão' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Usar modo/ })).toHaveFocus();
  },
});

const topOf = (element: Element) => element.getBoundingClientRect().top;

function RefusedForm() {
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <TextField label="Usuário ou e-mail" error={isRefused ? 'Informe o usuário ou e-mail' : undefined} />
      <Button onPress={() => setRefused(true)}>Iniciar sessão</Button>
    </>
  );
}

export const AMessageBelowMovesNothingAboveIt = meta.story({
  args: { children: <RefusedForm /> },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const before = topOf(heading);
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sessão' }));
    await expect(await canvas.findByText('Informe o usuário ou e-mail')).toBeVisible();
    await expect(topOf(heading)).toBe(before);
  },
});

export const TooMuchToRead = meta.story({
  args: {
    intro:
      'O Oráculo reúne em um só lugar as consultas de elegibilidade de todas as operadoras. Com ele a sua equipe envia lotes, acompanha o processamento, baixa os resultados, restaura arquivos antigos, cadastra credenciais e confere relatórios, com segurança e sem planilhas. Fale com o seu gestor para saber mais.',
  },
});

/** An image of 240 × 80 px, shown at half its size. */
const acme =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="240" height="80"%3E%3Crect width="240" height="80" rx="12" fill="%23fff"/%3E%3Ccircle cx="40" cy="40" r="24" fill="%2300995d"/%3E%3C/svg%3E';
const logo = <img src={acme} alt="Acme Saúde" height={40} />;

export const ALogoOfAnotherCompanyKeepsItsShape = meta.story({
  args: { logo },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Acme Saúde' });
    await image.decode();
    await expect([image.clientWidth, image.clientHeight]).toEqual([120, 40]);
  },
});

const areApart = (one: Element, other: Element) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
};

export const AToastOverAModalLeavesLogoAndCloseButtonFree = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: {
    logo,
    children: (
      <Modal title="Redefinir a senha" isOpen onClose={ignore}>
        <div style={{ minBlockSize: '440px' }}>Enviamos um link para o seu e-mail.</div>
      </Modal>
    ),
  },
  play: async () => {
    const modal = within(await screen.findByRole('dialog', { name: 'Redefinir a senha' }));
    toast.success({ title: 'E-mail enviado' });
    const card = (await screen.findByText('E-mail enviado')).closest('[data-toast]') as Element;
    await expect(areApart(card, screen.getByAltText('Acme Saúde'))).toBe(true);
    await expect(areApart(card, modal.getByRole('button', { name: 'Fechar' }))).toBe(true);
  },
});

export const AllVariants = meta.story({
  args: { corner: <ColorModeToggle /> },
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
});
