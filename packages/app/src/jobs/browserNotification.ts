const isThere = () => 'Notification' in globalThis;

/** Whether the user has neither allowed nor blocked notifications. */
export const canRequestNotifications = (): boolean => isThere() && Notification.permission === 'default';

/** Requests the permission, which browsers allow only in response to a press. Returns whether it was granted. */
export const requestNotifications = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

/** A notification for a user in another window. Other people may see it, so it names nobody. */
export function notifyBrowser(sentence: string) {
  if (isThere() && Notification.permission === 'granted' && document.visibilityState === 'hidden') {
    // Pages on Android cannot construct a `Notification`; the toast appears anyway.
    try {
      const notice = new Notification('Oráculo', { body: sentence, tag: sentence });
      notice.addEventListener('click', () => window.focus());
    } catch {
      return;
    }
  }
}
