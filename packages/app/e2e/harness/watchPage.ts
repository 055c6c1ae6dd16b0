import type { Page } from '@playwright/test';

/** Faults that no journey may produce: console errors, uncaught errors, CSP violations, requests to other hosts. */
export interface PageFaults {
  list: string[];
  /** Expected faults, declared by the test that causes them (a refused sign-in logs its 401). */
  allow: (pattern: RegExp) => void;
}

const isAppAddress = (address: string, base: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'data:' || protocol === 'blob:' || hostname === new URL(base).hostname;
};

export async function watchPage(page: Page, baseUrl: string): Promise<PageFaults> {
  const seen: string[] = [];
  // Allows the app's own log of a failed call: advancing the clock may abort requests. A real network failure is also
  // logged by the browser, and that line is a fault.
  const allowed: RegExp[] = [/^console error: Falha na chamada \S+ (network|timeout)/];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      seen.push(`console ${message.type()}: ${message.text()} at ${message.location().url}`);
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (!isAppAddress(request.url(), baseUrl)) seen.push(`third party: ${request.url()}`);
  });
  await page.exposeBinding('reportCspViolation', (_source, violation: string) => {
    seen.push(`csp: ${violation}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportCspViolation: (text: string) => void }).reportCspViolation;
      report(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return {
    get list() {
      return seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
    },
    allow: (pattern) => allowed.push(pattern),
  };
}
