import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { axeRules } from '@oraculo-tools/testkit/browser/axeRules.ts';

export async function expectNoAxeFindings(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const findings = await page.evaluate(async (rules) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    inPage.configure({ rules: [...rules] });
    const { violations } = await inPage.run(document, { resultTypes: ['violations'] });
    // A row that is half below the header or the pagination, which stay in the window, is scrolled before it is pressed.
    const isHalfHidden = (selector: string) => {
      const target = document.querySelector(selector);
      const table = target?.closest('tbody') && target.closest('[data-ui="data-table"]');
      if (!target || !table) return false;
      const { top, bottom } = target.getBoundingClientRect();
      const head = table.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
      const foot = table.querySelector('[data-sticky]')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      return top < head || bottom > foot;
    };
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => id !== 'target-size' || !isHalfHidden(String(target[0])))
        .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary}`),
    );
  }, axeRules);
  expect(findings, `axe in the state “${state}”`).toEqual([]);
}
