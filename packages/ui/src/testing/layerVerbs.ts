import type { Messages } from '../i18n/ptBR.ts';
import type { KitDriver } from './KitDriver.ts';
import type { TestingLibraryTools } from './TestingLibraryTools.ts';

interface Tools extends Pick<TestingLibraryTools, 'within' | 'waitFor' | 'userEvent'> {
  find: (role: string, name: string) => Promise<HTMLElement>;
  waiting: { timeout: number };
  actions: Messages['actions'];
}

/** The part of `testingLibraryKit` that opens and closes overlays and answers confirmation dialogs. */
export function layerVerbs(tools: Tools): Pick<KitDriver, 'answerConfirm' | 'closeDialog' | 'openPopover'> {
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
      // An open one hides the rest of the page, including its button.
      if (isOpen(label)) return;
      await userEvent.click(await find('button', label));
      await find('dialog', label);
    },

    async closeDialog(title) {
      const dialog = await find('dialog', title);
      const [cross] = within(dialog)
        .getAllByRole('button')
        .filter((button) => button.getAttribute('aria-label') === actions.close);
      if (!cross) throw new Error(`${title} has no cross`);
      await userEvent.click(cross);
      await untilGone(dialog, title);
    },

    async answerConfirm(title, button) {
      const question = await find('alertdialog', title);
      await userEvent.click(within(question).getByRole('button', { name: button }));
      await untilGone(question, title);
    },
  };
}
