const isThere = () => 'Notification' in globalThis;

/** The browser has not been asked yet. */
export const mayAskForNotices = (): boolean => isThere() && Notification.permission === 'default';

/** Only from a press of the user, as browsers want it. Answers whether notices are allowed by now. */
export const askForNotices = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

/** A notification for who is in another window; others may see it, so it names nobody. */
export function notifyBrowser(sentence: string) {
  if (isThere() && Notification.permission === 'granted' && document.visibilityState === 'hidden') {
    // Android has no constructor for pages; the toast is there anyway.
    try {
      const notice = new Notification('Oráculo', { body: sentence, tag: sentence });
      notice.addEventListener('click', () => window.focus());
    } catch {
      return;
    }
  }
}
