import type { Result } from 'axe-core';
import { axeRules } from '@oraculo-tools/testkit/browser/axeRules.ts';
import { isTestRun } from './isTestRun.ts';

const report = (violations: Result[]) =>
  violations
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join('\n')}`)
    .join('\n');

/**
 * The a11y addon looks at a story in the mode that it was rendered in. Colours come from the stylesheet alone, so the
 * other mode is checked on the same page, after the story has played, without rendering it again.
 */
export async function checkBothModes({ globals }: { globals: Record<string, unknown> }) {
  // The addon's own switch: its check is off then, and this one with it.
  const isLeftOut = (globals.a11y as { manual?: boolean } | undefined)?.manual;
  if (!isTestRun || isLeftOut) return;
  // Half a megabyte that no reader of a page needs.
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
