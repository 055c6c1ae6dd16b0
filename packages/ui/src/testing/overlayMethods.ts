import type { Messages } from '../i18n/ptBR.ts';
import type { KitDriver } from './KitDriver.ts';
import type { TestingLibraryTools } from './TestingLibraryTools.ts';

interface Tools extends Pick<TestingLibraryTools, 'within' | 'waitFor' | 'userEvent'> {
  find: (role: string, name: string) => Promise<HTMLElement>;
  waiting: { timeout: number };
  actions: Messages['actions'];
}

/** The part of `testingLibraryKit` that opens and closes overlays and answers confirmation dialogs. */
export function overlayMethods(tools: Tools): Pick<KitDriver, 'answerConfirm' | 'closeDialog' | 'openPopover'> {
  const { find, within, waitFor, userEvent, waiting, actions } = tools;
  const untilGone = (layer: HTMLElement, title: string) =>
    waitFor(() => {
      if (layer.isConnected) throw new Error(`${title} is still open`);
    }, waiting);
  const isOpen = (label: string) => {
    try {
      return within(document.body).getByRole('dialog', { name: label }).isConnected;
    } catch {
      return false;
    }
  };
  return {
    async openPopover(label) {
      // An open popover hides the rest of the page, including its own button.
      if (isOpen(label)) return;
      await userEvent.click(await find('button', label));
      await find('dialog', label);
    },

    async closeDialog(title) {
      const dialog = await find('dialog', title);
      const [closeButton] = within(dialog)
        .getAllByRole('button')
        .filter((button) => button.getAttribute('aria-label') === actions.close);
      if (!closeButton) throw new Error(`${title} has no close button`);
      await userEvent.click(closeButton);
      await untilGone(dialog, title);
    },

    async answerConfirm(title, button) {
      const dialog = await find('alertdialog', title);
      await userEvent.click(within(dialog).getByRole('button', { name: button }));
      await untilGone(dialog, title);
    },
  };
}
