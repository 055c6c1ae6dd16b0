import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { JourneyFigures } from './runJourneys.ts';

/** Texts that offer a retry: of the app, of the kit, of the gateway’s 503, and of the browser itself. */
const retryOffer = /tent(e|ar) (enviar .+ )?(de novo|novamente)|verifique sua conexão/i;
/** Texts of the page for unfinished work. */
const unfinished = /Aguardando|Na fila|Processando|Consultando/;
/** How long the simulated user retries one action. */
const retryForMs = 180_000;
/** After this time a page that is still loading offers a reload. */
const loadingMs = 10_000;
/**
 * Longer than the client’s timeout of every call except a query, which the page shows as pending. After this time a
 * page without a result or a message is a fault.
 */
const silenceMs = 45_000;

/**
 * Records the text of each toast, because a toast disappears after three seconds, and a busy machine may look later.
 * Runs in the page.
 */
function recordToasts() {
  const { noteToast } = window as unknown as { noteToast: (text: string) => void };
  new MutationObserver(() => {
    for (const card of document.querySelectorAll('[data-toast]:not([data-noted])')) {
      card.setAttribute('data-noted', '');
      noteToast(card.textContent ?? '');
    }
  }).observe(document, { subtree: true, childList: true });
}

/** A simulated user of the app in a browser, who repeats an action only if the page offers it. */
export async function createPerson(page: Page, figures: JourneyFigures) {
  let toasts: string[] = [];
  await page.exposeBinding('noteToast', (_source, text: string) => toasts.push(text));
  await page.addInitScript(recordToasts);
  /** Messages of the browser, which help to explain a fault. */
  const browserMessages: string[] = [];
  const note = (line: string) => browserMessages.push(line.slice(0, 200));
  page.on('requestfailed', (request) => note(`${request.method()} ${request.url()} ${request.failure()?.errorText}`));
  page.on('console', (line) => line.type() === 'error' && note(line.text()));
  page.on('pageerror', ({ message }) => figures.faults.add(`uncaught: ${message}`));
  page.on('response', (response) => {
    const status = response.status();
    const { pathname } = new URL(response.url());
    if (status >= 500 && status !== 503) figures.faults.add(`${pathname} answered ${status}`);
  });
  const shown = () => page.locator('body').innerText({ timeout: 1000 });

  /** Whether the page offers a retry, in its text or in a toast since the last attempt. */
  const offersRetry = async () => [...toasts, await shown().catch(() => '')].some((text) => retryOffer.test(text));

  const isLoading = () => page.getByRole('img', { name: 'recarregue a página' }).isVisible();

  async function waitForOutcome(isDone: () => Promise<boolean>): Promise<'done' | 'retry offered' | 'silent'> {
    const began = Date.now();
    let lastSignOfWork = began;
    while (Date.now() - lastSignOfWork < silenceMs) {
      if (await isDone().catch(() => false)) return 'done';
      // A page that shows pending work does not count as silent.
      if (Date.now() - began < retryForMs && unfinished.test(await shown().catch(() => '')))
        lastSignOfWork = Date.now();
      if (await offersRetry()) return 'retry offered';
      if (Date.now() - began > loadingMs && (await isLoading().catch(() => false))) return 'retry offered';
      await pause(100);
    }
    return 'silent';
  }

  return {
    page,
    /** Whether a toast with these words appeared since the step began. */
    hasToast: (words: string) => toasts.some((text) => text.includes(words)),
    async step(name: string, act: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
      const deadline = Date.now() + retryForMs;
      for (;;) {
        toasts = [];
        // If an address does not open, the browser shows its own page, which offers a retry.
        const failure = await act().then(
          () => undefined,
          (error: Error) => error,
        );
        const isUnopened = failure?.message.includes('net::ERR') ?? false;
        const outcome = isUnopened ? 'retry offered' : await waitForOutcome(isDone);
        if (outcome === 'done') return;
        if (outcome === 'silent' || Date.now() > deadline) {
          const pageText = (await shown().catch(() => '')).replace(/\s+/g, ' ').slice(0, 2000);
          const reason = failure?.message.replace(/\s+/g, ' ').slice(0, 400) ?? '';
          throw new Error(`${name}: ${outcome}; ${reason} ${pageText} | ${browserMessages.slice(-8).join(' | ')}`);
        }
        figures.retries += 1;
        await pause(300);
      }
    },
  };
}

export type Person = Awaited<ReturnType<typeof createPerson>>;
