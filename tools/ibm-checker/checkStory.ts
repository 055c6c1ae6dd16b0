import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Engine, waitFor } from '@oraculo-tools/testkit/engines/Engine.ts';
import { isStoryOver } from '@oraculo-tools/testkit/engines/runStories.ts';

export interface Finding {
  ruleId: string;
  /** The policy of the rule and its result: `['VIOLATION', 'FAIL']`. */
  value: [string, string];
  message: string;
  snippet: string;
}

declare global {
  interface Window {
    ace?: {
      Checker: new () => { check: (page: Document, guidelines: string[]) => Promise<{ results: Finding[] }> };
    };
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

const isLoaded = () => window.ace !== undefined;

const load = (code: string) => {
  const script = document.createElement('script');
  script.text = code;
  document.head.append(script);
  // Removed, because the engine would check its own element too.
  script.remove();
};

/** Filters in the page, so that the many results of passed rules stay there. */
const checkMode = async (colorMode: string) => {
  document.documentElement.dataset.colorMode = colorMode;
  const { results } = await new window.ace!.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
  if (results.length === 0) throw new Error('the engine returned no result');
  return results
    .filter(({ value: [, outcome] }) => outcome !== 'PASS')
    .map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet }));
};

/**
 * The findings of the engine in a story after its play function, in both modes. `isNext` reuses the page of the
 * previous story.
 */
export async function checkStory(engine: Engine, base: string, id: string, isNext: boolean): Promise<Finding[]> {
  // Axe is off, because another run checks the stories with it.
  const manner = 'plain&globals=a11y.manual:!true';
  if (isNext) await engine.evaluate((storyId) => window.storyProbe.show(storyId), id);
  else await engine.goto(`${base}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&${manner}`);
  await waitFor(engine, id, isStoryOver);
  const failure = await engine.evaluate(() => window.storyProbe.failure);
  if (failure) throw new Error(failure.slice(0, 300));
  if (!(await engine.evaluate(isLoaded))) await engine.evaluate(load, source);
  return [...(await engine.evaluate(checkMode, 'light')), ...(await engine.evaluate(checkMode, 'dark'))] as Finding[];
}
