import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { axeRules } from '@oraculo-tools/testkit/browser/axeRules.ts';

export async function expectNoAxeFindings(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const findings = await page.evaluate(async (rules) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    inPage.configure({ rules: [...rules] });
    const { violations } = await inPage.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary}`),
    );
  }, axeRules);
  expect(findings, `axe in the state “${state}”`).toEqual([]);
}
