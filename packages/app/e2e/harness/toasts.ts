import { expect, type Page } from '@playwright/test';

interface ShownToast {
  title: string;
  message: string;
  /** Whether it was visible when it appeared: inside the window and not empty. */
  isInSight: boolean;
  isExpected: boolean;
}

const toastsByPage = new WeakMap<Page, ShownToast[]>();

/** Runs in the page from its start. */
function watchToasts() {
  const { noteToast } = window as unknown as { noteToast: (toast: object) => void };
  const cardOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('[data-toast]');
  const note = (card: Element) => {
    const [title, message] = [...card.querySelectorAll('bdi')].map(({ textContent }) => textContent);
    const { width, height, left, right, top } = card.getBoundingClientRect();
    const isInWindow = width > 0 && height > 0 && left >= 0 && right <= innerWidth && top >= 0 && top < innerHeight;
    noteToast({ title, message: message ?? '', isInSight: isInWindow && card.checkVisibility() });
  };
  new MutationObserver((changes) => {
    // A toast that is raised again while visible increases its count; a removed toast is ignored.
    const touched = changes.flatMap(({ target, addedNodes }) => [
      ...(addedNodes.length > 0 || target instanceof Text ? [cardOf(target)] : []),
      ...[...addedNodes].flatMap((node) =>
        node instanceof Element ? [...node.querySelectorAll('[data-toast]'), cardOf(node)] : [],
      ),
    ]);
    for (const card of new Set(touched)) if (card) note(card);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Records the text of each toast. A toast disappears after three seconds, and a busy machine may check later. So tests
 * expect a toast that was shown, not one that is still visible.
 */
export async function recordToasts(page: Page): Promise<void> {
  const toasts: ShownToast[] = [];
  toastsByPage.set(page, toasts);
  await page.exposeBinding('noteToast', (_source, toast: Omit<ShownToast, 'isExpected'>) => {
    toasts.push({ ...toast, isExpected: false });
  });
  await page.addInitScript(watchToasts);
}

const isText = (text: string, wanted: string | RegExp) =>
  wanted instanceof RegExp ? wanted.test(text) : text === wanted;

/** The toasts of this page that no test has read yet. */
export const unreadToasts = (page: Page) =>
  (toastsByPage.get(page) ?? []).filter(({ isInSight, isExpected }) => isInSight && !isExpected);

/** Expects a shown toast with this title and a message that contains the text. Each shown toast matches once. */
export async function expectToast(page: Page, title: string | RegExp, message = ''): Promise<void> {
  const find = () => unreadToasts(page).find((toast) => isText(toast.title, title) && toast.message.includes(message));
  await expect
    .poll(() => find() !== undefined || unreadToasts(page), { message: `a toast “${title}” ${message}` })
    .toBe(true);
  const toast = find();
  if (toast) toast.isExpected = true;
}
