import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const isUnfinished = (tags: readonly string[]) => tags.includes('experimental') || tags.includes('deprecated');

/** All that axe runs by itself, and what it leaves to choose: contrast of 7:1, target sizes, links named alike. */
const everyRule = Object.fromEntries(
  axe
    .getRules()
    .filter(({ tags }) => !isUnfinished(tags))
    .map(({ ruleId }) => [ruleId, { enabled: true }]),
);

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
