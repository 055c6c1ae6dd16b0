export interface ToastText {
  title: string;
  /** Empty where the toast has none. */
  message: string;
  /** Errors and warnings interrupt a screen reader. */
  isUrgent: boolean;
}

/** Runs in the page, possibly sent there as text: it names nothing outside of itself. */
export const readToastCard = (card: Element): ToastText => ({
  title: card.querySelectorAll('bdi')[0]?.textContent ?? '',
  message: card.querySelectorAll('bdi')[1]?.textContent ?? '',
  isUrgent: card.closest('[role="alert"]') !== null,
});
