import { useState } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { toast } from './toast.ts';

function Raisers() {
  const [downloads, setDownloads] = useState(0);
  const offer = () =>
    toast.success({
      title: 'Relatório pronto.',
      action: { label: 'Baixar', onPress: () => setDownloads((before) => before + 1) },
    });
  const offerFive = () => {
    for (const lot of [1, 2, 3, 4, 5])
      toast.success({ title: `Lote ${lot} pronto.`, action: { label: 'Baixar', onPress: () => {} } });
  };
  const inform = (durationMs: number) => toast.info({ title: 'Relatório em processamento.', durationMs });
  return (
    <>
      <Button onPress={() => inform(Number.POSITIVE_INFINITY)}>Processar</Button>
      <Button onPress={() => inform(30 * 24 * 60 * 60 * 1000)}>Processar por um mês</Button>
      <Button onPress={() => toast.success({ title: 'Baixando arquivo.', durationMs: 50 })}>Avisar</Button>
      <Button onPress={offer}>Oferecer</Button>
      <Button onPress={offerFive}>Oferecer cinco</Button>
      <Button onPress={() => toast.error({ title: 'Ocorreu um erro' })}>Falhar</Button>
      <output>{`${downloads} baixados`}</output>
    </>
  );
}

const meta = preview.meta({
  title: 'Avisos/Toast que fica',
  component: Raisers,
  tags: ['!autodocs'],
  parameters: { spec: ['1 §4 Toasts'], docs: { story: { inline: false, height: '360px' } } },
});

const raise = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const cards = () => screen.queryAllByRole('group');
/** Shows a toast of 50 ms and waits until it disappears, so that time passes for the other toasts. */
const letTimeRun = async () => {
  await raise('Avisar');
  await screen.findByText('Baixando arquivo.');
  await waitFor(() => expect(screen.queryByText('Baixando arquivo.')).toBeNull());
};

export const AToastWithoutATimeLimitStaysUntilItIsClosed = meta.story({
  play: async ({ userEvent }) => {
    await raise('Processar');
    await letTimeRun();
    await expect(screen.getByRole('group', { name: 'Relatório em processamento.' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar notificação' }));
    await waitFor(() => expect(cards()).toHaveLength(0));
  },
});

export const ADurationBeyondTheTimerLimitDoesNotCloseAtOnce = meta.story({
  play: async () => {
    await raise('Processar por um mês');
    await letTimeRun();
    await expect(screen.getByRole('group', { name: 'Relatório em processamento.' })).toBeVisible();
  },
});

export const InformationIsPolite = meta.story({
  play: async () => {
    await raise('Processar');
    const isSaid = () => screen.getAllByRole('status').some((region) => within(region).queryByText(/em processamento/));
    await waitFor(() => expect(isSaid()).toBe(true));
  },
});

export const AnErrorAppearsEvenIfFiveToastsAreShown = meta.story({
  play: async () => {
    await raise('Oferecer cinco');
    await raise('Processar');
    await raise('Falhar');
    const alert = within(screen.getByRole('alert'));
    await waitFor(() => expect(alert.getByText('Ocorreu um erro')).toBeVisible());
    // All former toasts stay: no card is removed under a pointer or the focus. The sixth waits.
    await expect(screen.getAllByRole('button', { name: 'Baixar' })).toHaveLength(5);
    await expect(screen.queryByText('Relatório em processamento.')).toBeNull();
  },
});

export const AToastWithAnActionStaysUntilItIsUsed = meta.story({
  play: async ({ userEvent }) => {
    await raise('Oferecer');
    await letTimeRun();
    const card = within(screen.getByRole('group', { name: 'Relatório pronto.' }));
    await userEvent.click(card.getByRole('button', { name: 'Baixar' }));
    await expect(await screen.findByText('1 baixados')).toBeVisible();
    await waitFor(() => expect(cards()).toHaveLength(0));
  },
});

export const TheActionIsReachedByF6AndTabAndTheFocusReturns = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Oferecer' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('group')).toHaveTextContent('Tecle F6 para ir à ação: Baixar.');
    await userEvent.keyboard('{F6}{Tab}');
    await expect(screen.getByRole('button', { name: 'Baixar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('1 baixados')).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const ToastsExpireAfterAFocusedOneWasClosed = meta.story({
  play: async ({ userEvent }) => {
    // Firefox and WebKit fire no `focusout` when the focused element is removed. This browser is made to do the same.
    const silent = new AbortController();
    const keepQuiet = (event: FocusEvent) => {
      if (!event.relatedTarget) event.stopImmediatePropagation();
    };
    document.addEventListener('focusout', keepQuiet, { capture: true, signal: silent.signal });
    await raise('Processar');
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar notificação' }));
    await waitFor(() => expect(cards()).toHaveLength(0));
    silent.abort();
    await letTimeRun();
  },
});
