const isThere = () => 'Notification' in globalThis;

/** The browser has not been asked yet. */
export const mayAskForNotices = (): boolean => isThere() && Notification.permission === 'default';

/** Asks for permission. Browsers allow that only in reaction to a press. Returns whether notices are allowed. */
export const askForNotices = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

/** A notification for a user who is in another window. Other people may see it, so it names nobody. */
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
