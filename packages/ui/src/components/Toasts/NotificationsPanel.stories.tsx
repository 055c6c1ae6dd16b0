import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import { toast } from './toast.ts';

const meta = preview.meta({
  title: 'Avisos/NotificationsPanel',
  parameters: { spec: ['1 §4 Toasts', 'history panel'] },
  component: NotificationsPanel,
});

/** Overlays do not give the page a height. */
const withHeight = (Story: () => ReactNode) => (
  <div style={{ minBlockSize: '640px' }}>
    <Story />
  </div>
);

const open = async ({ click }: { click: (element: Element) => Promise<void> }) => {
  await click(screen.getByRole('button', { name: 'Notificações recentes' }));
  return screen.findByRole('dialog', { name: 'Notificações recentes' });
};

/** Always at 09:41, so that the picture stays the same. */
const raiseThree = () => {
  const { now } = Date;
  Date.now = () => new Date(2026, 10, 20, 9, 41).getTime();
  toast.success({ title: 'Arquivo baixado com sucesso', durationMs: 1 });
  toast.error({ title: 'Arquivo expirado.', message: 'Solicite novamente.', durationMs: 1 });
  toast.success({
    title: 'Relatório pronto',
    message: 'relatorio_elegibilidade.csv',
    action: { label: 'Ver relatórios', onPress: () => {} },
    durationMs: 1,
  });
  Date.now = now;
};

const toastsGone = () => waitFor(() => expect(screen.queryAllByRole('group')).toHaveLength(0));

export const Closed = meta.story();

const bell = () => screen.getByRole('button', { name: 'Notificações recentes' });
const leftUnread = () => waitFor(() => expect(bell()).toHaveAccessibleDescription('Há notificações não lidas.'));

export const ADotShowsThatAToastWasNotRead = meta.story({
  play: async () => {
    await expect(bell()).not.toHaveAccessibleDescription();
    toast.success({ title: 'Arquivo baixado com sucesso', durationMs: 1 });
    await leftUnread();
  },
});

export const TheDotIsRemovedWhenThePanelIsOpened = meta.story({
  play: async ({ userEvent }) => {
    toast.success({ title: 'Arquivo baixado com sucesso', durationMs: 1 });
    await leftUnread();
    await open(userEvent);
    await waitFor(() => expect(bell()).not.toHaveAccessibleDescription());
  },
});

export const AToastThatTheUserClosedIsRead = meta.story({
  play: async ({ userEvent }) => {
    toast.success({ title: 'Arquivo baixado com sucesso', durationMs: Number.POSITIVE_INFINITY });
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar notificação' }));
    await toastsGone();
    await expect(bell()).not.toHaveAccessibleDescription();
  },
});

export const AnActionCanStillBeUsedInThePanel = meta.story({
  play: async ({ userEvent }) => {
    const onPress = fn();
    toast.success({ title: 'Relatório pronto', action: { label: 'Baixar', onPress }, durationMs: 1 });
    await leftUnread();
    const panel = within(await open(userEvent));
    const action = panel.getByRole('button', { name: 'Baixar' });
    await expect(action).toHaveAccessibleDescription('Relatório pronto');
    await userEvent.click(action);
    await expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The report is done.
    await open(userEvent);
    await expect(panel.queryByText('Relatório pronto')).toBeNull();
  },
});

export const AWithdrawnToastIsNotListed = meta.story({
  play: async ({ userEvent }) => {
    const takeBack = toast.info({ title: 'Relatório em processamento.', durationMs: 1 });
    await leftUnread();
    takeBack();
    await waitFor(() => expect(bell()).not.toHaveAccessibleDescription());
    await expect(await open(userEvent)).toHaveTextContent('Nenhuma notificação por enquanto.');
  },
});

export const Empty = meta.story({
  play: async ({ userEvent }) => {
    await expect(await open(userEvent)).toHaveTextContent('Nenhuma notificação por enquanto.');
  },
});

export const ExpiredToastsAreListedNewestFirst = meta.story({
  play: async ({ userEvent }) => {
    raiseThree();
    await toastsGone();
    const panel = within(await open(userEvent));
    const titles = panel.getAllByRole('listitem').map((item) => item.textContent);
    await expect(titles[0]).toContain('Relatório pronto');
    await expect(titles[2]).toContain('Arquivo baixado com sucesso');
  },
});

export const TheFocusMovesIntoThePanelAndReturnsToTheBell = meta.story({
  play: async ({ canvas, userEvent }) => {
    const panel = await open(userEvent);
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.click(within(panel).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Notificações recentes' })).toHaveFocus();
  },
});

export const ThePanelHasItsContentWhenItTakesTheFocus = meta.story({
  play: async ({ userEvent }) => {
    const met: (string | null)[] = [];
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.role === 'dialog') met.push(target.textContent);
    };
    document.addEventListener('focusin', note);
    await open(userEvent);
    await waitFor(() => expect(met[0]).toContain('Nenhuma notificação por enquanto.'));
    document.removeEventListener('focusin', note);
  },
});

export const AsAnInbox = meta.story({
  decorators: withHeight,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ userEvent }) => {
    toast.info({ title: '12 guias esperam pela sua análise', durationMs: 1 });
    toast.warning({ title: 'O contrato da Vida Plena vence em 5 dias', durationMs: 1 });
    await toastsGone();
    await open(userEvent);
  },
});

/** The vertical middle of the first line of text in an element. */
const firstLine = (element: Element) => {
  const words = document.createRange();
  words.selectNodeContents(element);
  const { top, height } = words.getClientRects()[0] as DOMRect;
  return top + height / 2;
};

export const TheTimeIsOnTheFirstLineOfALongTitle = meta.story({
  decorators: withHeight,
  play: async ({ userEvent }) => {
    toast.success({ title: 'Arquivo baixado', durationMs: 1 });
    toast.success({ title: 'Arquivo de beneficiários da Vida Plena baixado com sucesso', durationMs: 1 });
    await toastsGone();
    const panel = within(await open(userEvent));
    for (const item of panel.getAllByRole('listitem')) {
      const title = item.querySelector('bdi') as Element;
      const time = within(item).getByRole('time');
      await expect(Math.abs(firstLine(title) - firstLine(time))).toBeLessThan(3);
    }
  },
});

export const AllVariants = meta.story({
  decorators: withHeight,
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '480px' } } },
  play: async ({ userEvent }) => {
    raiseThree();
    await toastsGone();
    await open(userEvent);
  },
});
