import { expect, type Page } from '@playwright/test';

interface ShownToast {
  title: string;
  message: string;
  /** In sight when it was raised, and not beside the window or of no size. */
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
    // A toast that is raised again while it stands counts up; what leaves is no news.
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
 * Keeps what each toast said. A toast leaves after three seconds, and a busy machine may look later than that. So a test
 * asks what was shown, never what is still there.
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

/** A toast was shown, whose title is this and whose message holds that. Each showing answers once. */
export async function expectToast(page: Page, title: string | RegExp, message = ''): Promise<void> {
  const find = () => unreadToasts(page).find((toast) => isText(toast.title, title) && toast.message.includes(message));
  await expect
    .poll(() => find() !== undefined || unreadToasts(page), { message: `a toast “${title}” ${message}` })
    .toBe(true);
  const toast = find();
  if (toast) toast.isExpected = true;
}
