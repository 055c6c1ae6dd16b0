import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { axeRules } from '../../../../scripts/browser/axeRules.ts';

const everyRule = Object.fromEntries(axeRules.map(({ id, enabled }) => [id, { enabled }]));

export async function expectNoAxeFindings(page: Page, state: string): Promise<void> {
  // Rows about to be replaced are dimmed for that moment, to 5:1 and not to the 7:1 of a state that stays.
  await expect(page.locator('[data-refreshing]')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const findings = await page.evaluate(async (rules) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, { rules, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary}`),
    );
  }, everyRule);
  expect(findings, `axe in the state “${state}”`).toEqual([]);
}
