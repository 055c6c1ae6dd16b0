import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { axeRules } from '@oraculo-tools/testkit/browser/axeRules.ts';

export async function expectNoAxeFindings(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const findings = await page.evaluate(async (rules) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    inPage.configure({ rules: [...rules] });
    // Axe checks the list without sticky parts, because a user scrolls a half-covered row before pressing it.
    const pinned = [...document.querySelectorAll<HTMLElement>('[data-ui="data-table"] *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    for (const element of pinned) element.style.position = 'static';
    const { violations } = await inPage.run(document, { resultTypes: ['violations'] });
    for (const element of pinned) element.style.removeProperty('position');
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary}`),
    );
  }, axeRules);
  expect(findings, `axe in the state “${state}”`).toEqual([]);
}
