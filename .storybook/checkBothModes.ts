import type { Result } from 'axe-core';
import { axeRules } from '@oraculo-tools/testkit/browser/axeRules.ts';
import { isTestRun } from './isTestRun.ts';

const report = (violations: Result[]) =>
  violations
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join('\n')}`)
    .join('\n');

/**
 * The a11y addon checks a story in the mode in which it was rendered. The colours come only from the stylesheet, so the other mode is
 * checked on the same page, after the play function, without another render.
 */
export async function checkBothModes({ globals }: { globals: Record<string, unknown> }) {
  // The addon's own setting: it turns off the check of the addon, and this one too.
  const isLeftOut = (globals.a11y as { manual?: boolean } | undefined)?.manual;
  if (!isTestRun || isLeftOut) return;
  // Loaded on demand: half a megabyte that readers of the pages do not need.
  const { default: axe } = await import('axe-core');
  const root = document.documentElement;
  const shown = String(globals.colorMode);
  root.dataset.colorMode = shown === 'dark' ? 'light' : 'dark';
  axe.configure({ rules: [...axeRules] });
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'] }).finally(() => {
    root.dataset.colorMode = shown;
  });
  if (violations.length > 0) throw new Error(`axe, other colour mode:\n${report(violations)}`);
}
