import type { Result } from 'axe-core';
import { axeRules } from '@oraculo-tools/testkit/browser/axeRules.ts';
import { isTestRun } from './isTestRun.ts';

const report = (violations: Result[]) =>
  violations
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join('\n')}`)
    .join('\n');

/**
 * Checks a story in the other colour mode too: the a11y addon checks only the mode in which the story was rendered.
 * Colours come only from the stylesheet, so the same page can be checked after the play function without another
 * render.
 */
export async function checkBothModes({ globals }: { globals: Record<string, unknown> }) {
  // This setting of the addon turns off its own check and this one.
  const isLeftOut = (globals.a11y as { manual?: boolean } | undefined)?.manual;
  if (!isTestRun || isLeftOut) return;
  // Loaded on demand: axe has half a megabyte, which readers of the pages do not need.
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
