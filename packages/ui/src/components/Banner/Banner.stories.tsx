import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  title: 'Avisos/Banner',
  parameters: { spec: ['visual-language: states every screen must have'] },
  component: Banner,
  args: { tone: 'info', children: 'Sua sessão anterior expirou no meio do trabalho.' },
});

export const Plain = meta.story();
export const Offline = meta.story({
  args: { tone: 'offline', children: 'Sem conexão. O que você digitou continua aqui.' },
});
export const WithAction = meta.story({
  args: { action: <Button size="small">Continuar em Operadoras</Button>, onDismiss: fn() },
});

export const ABannerThatAppearsIsAnnounced = meta.story({
  render: function Appearing() {
    const [isOffline, setOffline] = useState(false);
    return (
      <Stack>
        <Button onPress={() => setOffline(true)}>Desligar a rede</Button>
        <Banner tone="offline">{isOffline ? 'Sem conexão.' : null}</Banner>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas
      .getAllByRole('status')
      .find((element) => element.textContent === '' && !element.closest('button'));
    await expect(region).toBeDefined();
    await userEvent.click(canvas.getByRole('button', { name: 'Desligar a rede' }));
    await expect(canvas.getByText('Sem conexão.').closest('[role="status"]')).not.toBeNull();
  },
});

export const ASilentBannerIsNotAnnounced = meta.story({
  args: { tone: 'critical', isSilent: true, children: 'Usuário ou senha incorretos.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usuário ou senha incorretos.').closest('[role="status"]')).toBeNull();
  },
});

/** Several conditional children, none of which is rendered. */
export const WithoutATextNothingIsShown = meta.story({
  render: () => (
    <Banner tone="info">
      {null}
      {false}
    </Banner>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

export const TabReachesTheActionAndTheCloseButton = meta.story({
  args: { action: <Button size="small">Continuar em Operadoras</Button>, onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continuar em Operadoras' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fechar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const TheIconIsAlignedWithTheFirstLine = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '14rem' }}>
      <Banner {...args} />
    </div>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const text = document.createRange();
    text.selectNodeContents(canvas.getByText(String(args.children)));
    const [first, second] = text.getClientRects();
    await expect(second).toBeDefined();
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const middleOf = (box?: DOMRect) => (box ? box.top + box.height / 2 : Number.NaN);
    await expect(Math.abs(middleOf(icon) - middleOf(first))).toBeLessThan(2);
  },
});

export const AnEventInsteadOfACondition = meta.story({ args: { children: 'O arquivo vidas.csv foi enviado.' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      <Banner tone="info" action={<Button size="small">Continuar em Operadoras</Button>} onDismiss={fn()}>
        Sua sessão anterior expirou no meio do trabalho.
      </Banner>
      <Banner tone="caution">A planilha tem 3 linhas com problema.</Banner>
      <Banner tone="critical">Nenhuma linha pôde ser lida.</Banner>
      <Banner tone="offline">Sem conexão. O que você digitou continua aqui.</Banner>
    </Stack>
  ),
});
