export interface ToastText {
  title: string;
  /** Empty if the toast has no message. */
  message: string;
  /** Errors and warnings interrupt a screen reader. */
  isUrgent: boolean;
}

/** Runs in the page, and Playwright sends it there as text, so it uses nothing outside of itself. */
export const readToastCard = (card: Element): ToastText => ({
  title: card.querySelectorAll('bdi')[0]?.textContent ?? '',
  message: card.querySelectorAll('bdi')[1]?.textContent ?? '',
  isUrgent: card.closest('[role="alert"]') !== null,
});
