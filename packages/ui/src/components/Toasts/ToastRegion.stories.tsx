import { useState } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppShell } from '../AppShell/AppShell.tsx';
import { exampleScreen } from '../AppShell/exampleNavigation.tsx';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import { toast } from './toast.ts';

function Raisers() {
  const [isOpen, setIsOpen] = useState(false);
  const fail = () => toast.error({ title: 'Ocorreu um erro', message: 'Tente novamente mais tarde' });
  return (
    <>
      <NotificationsPanel />
      <Button onPress={() => toast.success({ title: 'Arquivo enviado com sucesso' })}>Enviar</Button>
      <Button onPress={() => toast.success({ title: 'Baixando arquivo.', durationMs: 250 })}>Baixar</Button>
      <Button onPress={() => setIsOpen(true)}>Abrir</Button>
      <Button onPress={fail}>Falhar</Button>
      <Modal
        title="Operadora"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        footer={<Button onPress={fail}>Salvar</Button>}
      >
        Nome da operadora
      </Modal>
    </>
  );
}

const meta = preview.meta({
  title: 'Avisos/Toast em uso',
  component: Raisers,
  tags: ['!autodocs'],
  parameters: {
    spec: ['1 §4 Toasts', '1 §9 Toast default 3000 ms'],
    docs: { story: { inline: false, height: '360px' } },
  },
});

const raise = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const cards = () => screen.queryAllByRole('group');
const inRole = (role: 'alert' | 'status', title: string) =>
  screen.getAllByRole(role).some((region) => within(region).queryByText(title));

export const SuccessIsAnnouncedPolitelyAndFailureAssertively = meta.story({
  play: async () => {
    // Both regions exist empty before the text, else some screen readers announce nothing.
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    // Firefox derives it from `status` and not from `alert`; without it Orca announces no error.
    await expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
    await expect(screen.getByRole('region', { name: 'Notificações' })).toContainElement(screen.getByRole('alert'));
    await raise('Enviar');
    await raise('Falhar');
    await waitFor(() => expect(inRole('status', 'Arquivo enviado com sucesso')).toBe(true));
    await expect(inRole('alert', 'Ocorreu um erro')).toBe(true);
    await expect(inRole('alert', 'Arquivo enviado com sucesso')).toBe(false);
  },
});

export const EachTextOfAToastIsInThePageOnce = meta.story({
  play: async () => {
    await raise('Falhar');
    await expect(await screen.findAllByText('Ocorreu um erro')).toHaveLength(1);
    await expect(screen.getAllByText('Tente novamente mais tarde')).toHaveLength(1);
  },
});

export const AnEqualToastIsCountedAndNotRepeated = meta.story({
  play: async () => {
    for (const name of ['Falhar', 'Falhar', 'Falhar']) await raise(name);
    await waitFor(() => expect(screen.getByText('3 vezes')).toBeVisible());
    await expect(cards()).toHaveLength(1);
  },
});

// spec: 2.9.4
export const DifferentToastsStack = meta.story({
  play: async () => {
    for (const name of ['Enviar', 'Falhar']) await raise(name);
    await waitFor(() => expect(cards()).toHaveLength(2));
    const [first, second] = cards().map((card) => card.getBoundingClientRect());
    await expect(first?.bottom).toBeLessThan(second?.top ?? 0);
  },
});

// spec: 1.4.6
export const AToastIsRemovedAfterItsDuration = meta.story({
  play: async () => {
    await raise('Baixar');
    await screen.findByText('Baixando arquivo.');
    await waitFor(() => expect(cards()).toHaveLength(0));
  },
});

export const AToastIsAtTheTopRightBelowTheHeader = meta.story({
  play: async () => {
    await raise('Enviar');
    const card = (await screen.findByRole('group')).getBoundingClientRect();
    await expect(card.top).toBeGreaterThanOrEqual(80);
    await expect(card.top).toBeLessThan(104);
    await expect(window.innerWidth - card.right).toBeLessThanOrEqual(24);
  },
});

const boxOf = (element: Element) => element.getBoundingClientRect();
const isApart = (a: DOMRect, b: DOMRect) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

export const OverAModalToastsStayInTheirColumnAndCoverNoHeadOrFoot = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <AppShell {...exampleScreen} onSignOut={() => {}} onNavigate={() => {}}>
      <Raisers />
    </AppShell>
  ),
  play: async ({ userEvent }) => {
    await raise('Abrir');
    const modal = within(await screen.findByRole('dialog', { name: 'Operadora' }));
    const close = modal.getByRole('button', { name: 'Fechar' });
    const save = modal.getByRole('button', { name: 'Salvar' });
    await userEvent.click(save);
    const card = boxOf(await screen.findByRole('group'));
    await expect(window.innerWidth - card.right).toBeLessThanOrEqual(24);
    await expect(isApart(card, boxOf(close))).toBe(true);
    await expect(isApart(card, boxOf(save))).toBe(true);
  },
});

export const TheOpenPanelShowsTheToastsInsteadOfTheScreen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await raise('Falhar');
    await screen.findByRole('group');
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações recentes' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notificações recentes' }));
    await expect(panel.getByText('Ocorreu um erro')).toBeVisible();
    await waitFor(() => expect(cards()).toHaveLength(0));
  },
});

export const TwoNoticesOfRunningWorkAreShownSeparately = meta.story({
  play: async () => {
    const notice = { title: 'Relatório em processamento.', durationMs: Number.POSITIVE_INFINITY };
    const takeBack = toast.info(notice);
    toast.info(notice);
    await waitFor(() => expect(cards()).toHaveLength(2));
    takeBack();
    await waitFor(() => expect(cards()).toHaveLength(1));
  },
});

export const APointerOnAToastPausesItsTime = meta.story({
  play: async ({ userEvent }) => {
    await raise('Enviar');
    const card = await screen.findByRole('group');
    await userEvent.hover(card);
    await raise('Baixar');
    // A short toast, which without the pause would disappear during the wait below.
    await screen.findByText('Baixando arquivo.');
    const pausedAt = performance.now();
    await waitFor(() => expect(performance.now() - pausedAt).toBeGreaterThan(300));
    await expect(screen.getByText('Baixando arquivo.')).toBeVisible();
    await userEvent.unhover(card);
    await waitFor(() => expect(screen.queryByText('Baixando arquivo.')).toBeNull());
  },
});

export const FocusInAToastPausesItsTime = meta.story({
  play: async ({ userEvent }) => {
    await raise('Baixar');
    await screen.findByRole('group', { name: 'Baixando arquivo.' });
    await userEvent.keyboard('{F6}');
    const focusedAt = performance.now();
    await waitFor(() => expect(performance.now() - focusedAt).toBeGreaterThan(300));
    await expect(screen.getByRole('group', { name: 'Baixando arquivo.' })).toHaveFocus();
  },
});

export const AHiddenTabPausesTheTimeOfToasts = meta.story({
  play: async () => {
    const showTab = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      showTab(true);
      await raise('Baixar');
      const hiddenAt = performance.now();
      await waitFor(() => expect(performance.now() - hiddenAt).toBeGreaterThan(300));
      await expect(screen.getByText('Baixando arquivo.')).toBeVisible();
    } finally {
      showTab(false);
      Reflect.deleteProperty(document, 'hidden');
    }
    await waitFor(() => expect(screen.queryByText('Baixando arquivo.')).toBeNull());
  },
});

export const F6MovesToTheToastsAndBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Enviar' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('group');
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('group', { name: 'Arquivo enviado com sucesso' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(opener).toHaveFocus();
  },
});

export const EscapeClosesTheFocusedToastAndTheFocusReturns = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Enviar' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('group');
    await userEvent.keyboard('{F6}{Escape}');
    await waitFor(() => expect(cards()).toHaveLength(0));
    await expect(opener).toHaveFocus();
  },
});

export const AnErrorOverADialogCanBeReadReachedAndClosed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Operadora' }));
    const save = dialog.getByRole('button', { name: 'Salvar' });
    await userEvent.click(save);
    await waitFor(() => expect(inRole('alert', 'Ocorreu um erro')).toBe(true));
    await userEvent.keyboard('{F6}');
    const card = screen.getByRole('group', { name: 'Ocorreu um erro', description: 'Tente novamente mais tarde' });
    await expect(card).toHaveFocus();
    await userEvent.tab();
    await expect(within(card).getByRole('button', { name: 'Fechar notificação' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cards()).toHaveLength(0));
    await expect(save).toHaveFocus();
    await expect(screen.getByRole('dialog', { name: 'Operadora' })).toBeVisible();
  },
});

export const APressOnAToastKeepsTheDialogOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Operadora' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar notificação' }));
    await waitFor(() => expect(cards()).toHaveLength(0));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Operadora' })).toBeVisible());
  },
});
