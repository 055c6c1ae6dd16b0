import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Alert } from './Alert.tsx';

const meta = preview.meta({
  title: 'Avisos/Alert',
  component: Alert,
  parameters: { spec: ['APG alert', 'WCAG 1.4.1 Use of color', 'WCAG 2.4.3 Focus order'] },
  args: {
    tone: 'caution' as const,
    title: 'O contrato termina em 12 dias',
    children: 'Renove até 10/12/2026 para que os beneficiários continuem ativos.',
  },
});

export const Caution = meta.story();
export const Info = meta.story({
  args: { tone: 'info', title: undefined, children: 'Os valores são do fechamento de outubro.' },
});
export const Positive = meta.story({
  args: { tone: 'positive', title: 'Cadastro completo', children: 'Já se pode pedir a primeira guia.' },
});
export const Critical = meta.story({
  args: {
    tone: 'critical',
    title: 'A operadora recusou a senha',
    children: 'As consultas desta operadora param até a senha ser trocada.',
    actions: (
      <Button size="small" emphasis="outline">
        Trocar a senha
      </Button>
    ),
  },
});
export const Dismissible = meta.story({ args: { onDismiss: fn() } });
export const ATitleThatSaysNothing = meta.story({
  args: { title: 'Atenção!', children: 'Ocorreu um problema com este contrato.' },
});

const renew = (
  <Button size="small" emphasis="outline">
    Renovar
  </Button>
);

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={3}>
      <Alert>Os valores são do fechamento de outubro.</Alert>
      <Alert tone="positive" title="Cadastro completo" onDismiss={fn()}>
        Já se pode pedir a primeira guia.
      </Alert>
      <Alert tone="caution" title="O contrato termina em 12 dias" actions={renew} onDismiss={fn()}>
        Renove até 10/12/2026 para que os beneficiários continuem ativos.
      </Alert>
      <Card title="Acesso">
        <Alert tone="critical" title="A operadora recusou a senha">
          As consultas desta operadora param até a senha ser trocada.
        </Alert>
      </Card>
    </Stack>
  ),
});

export const ANoticeIsTextOfThePageAndNoLiveRegion = meta.story({
  args: { tone: 'critical' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvasElement.querySelector('[data-ui="alert"]')).not.toHaveAttribute('role');
  },
});

export const AWordNamesTheToneForScreenReaders = meta.story({
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('[data-ui="alert"]')?.textContent;
    await expect(text).toMatch(/^Atenção: O contrato termina em 12 dias/);
  },
});

/** A notice that appears after an action. */
function Coming({ tone }: { tone: 'positive' | 'critical' }) {
  const [isThere, setThere] = useState(false);
  return (
    <Stack>
      <Button onPress={() => setThere(true)}>Testar o acesso</Button>
      {isThere && (
        <Alert tone={tone} title="Resposta da operadora" isLive>
          {tone === 'positive' ? 'Acesso confirmado.' : 'Senha recusada.'}
        </Alert>
      )}
    </Stack>
  );
}

export const ACriticalNoticeThatAppearsIsAnnouncedAtOnce = meta.story({
  render: () => <Coming tone="critical" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Testar o acesso' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Erro: Resposta da operadora\s*Senha recusada\.$/);
  },
});

const politeTexts = () =>
  [...document.querySelectorAll('[role="status"], [aria-live="polite"]')].map((region) => region.textContent?.trim());

export const AnotherNoticeIsAnnouncedInTheLiveRegionOfThePage = meta.story({
  render: () => <Coming tone="positive" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Testar o acesso' }));
    await waitFor(() => expect(politeTexts()).toContain('Sucesso: Resposta da operadora Acesso confirmado.'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Two notices before a button, each shown until it is closed. */
function TwoNotices({ onDismiss }: { onDismiss: ((which: string) => void) | undefined }) {
  const [left, setLeft] = useState(['Senha', 'Contrato']);
  return (
    <Stack>
      {left.map((title) => (
        <Alert
          key={title}
          title={title}
          onDismiss={() => {
            onDismiss?.(title);
            setLeft((kept) => kept.filter((other) => other !== title));
          }}
        >
          Vence em 12 dias.
        </Alert>
      ))}
      <Button>Salvar</Button>
    </Stack>
  );
}

export const ClosingANoticeMovesTheFocusToTheNextControl = meta.story({
  render: (args) => <TwoNotices onDismiss={args.onDismiss} />,
  args: { onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fechar aviso: Senha' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Senha')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Fechar aviso: Contrato' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Salvar' })).toHaveFocus();
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
});

function Last() {
  const [isThere, setThere] = useState(true);
  return (
    <Stack>
      <Button>Salvar</Button>
      {isThere && <Alert onDismiss={() => setThere(false)}>Vence em 12 dias.</Alert>}
    </Stack>
  );
}

export const WithoutANextControlTheFocusMovesToThePreviousOne = meta.story({
  render: () => <Last />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar aviso' }));
    await expect(canvas.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  },
});

/** A 320 px wide phone with text at 200 %. */
export const OnANarrowScreenWithLargeTextNothingIsClipped = meta.story({
  args: {
    tone: 'critical',
    onDismiss: fn(),
    actions: (
      <>
        <Button size="small">Trocar a senha</Button>
        <Button size="small" emphasis="outline">
          Falar com a operadora
        </Button>
      </>
    ),
  },
  decorators: (Story) => (
    <div style={{ inlineSize: 160 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const alert = canvasElement.querySelector('[data-ui="alert"]');
    await expect(alert?.scrollWidth).toBeLessThanOrEqual(160);
    const edge = alert?.getBoundingClientRect().right ?? 0;
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
  },
});
