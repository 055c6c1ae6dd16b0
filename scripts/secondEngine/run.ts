import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer-core';
import { findChromium } from '../browser/chromium.ts';
import { serveStrictly } from '../browser/serveStrictly.ts';
import { installStoryProbe } from '../engines/storyProbe.ts';
import { decisions } from './decisions.ts';

/** `npm run second-engine`: IBM's accessibility engine over every story, after its play function, in both modes. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Uses the static Storybook that is there. */
    built: { type: 'boolean', default: false },
  },
});
const folder = 'storybook-static';

interface Finding {
  ruleId: string;
  /** The policy of the rule and its result: `['VIOLATION', 'FAIL']`. */
  value: [string, string];
  message: string;
  snippet: string;
}

declare global {
  interface Window {
    ace: {
      Checker: new () => { check: (page: Document, guidelines: string[]) => Promise<{ results: Finding[] }> };
    };
  }
}

if (!values.built || !existsSync(folder)) {
  const build = spawnSync('npx', ['--no-install', 'storybook', 'build', '--quiet', '--output-dir', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.status !== 0) throw new Error('Storybook could not be built');
}
const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
  entries: Record<string, { id: string; type: string }>;
};
const stories = Object.values(entries)
  .filter(
    ({ type, id }) => type === 'story' && (positionals.length === 0 || positionals.some((part) => id.includes(part))),
  )
  .map(({ id }) => id);

const server = await serveStrictly(folder, {
  isStrict: false,
  script: `window.__name = (value) => value; (${installStoryProbe})();`,
});
const { executablePath, args } = await findChromium();
const browser = await launch({
  executablePath,
  args: [...args, '--lang=pt-BR', '--force-prefers-reduced-motion'],
  protocolTimeout: 120_000,
});
const page = await browser.newPage();
await page.setViewport({ width: 1200, height: 900 });
const engine = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

const judge = (mode: string) =>
  page.evaluate(async (colorMode) => {
    document.documentElement.dataset.colorMode = colorMode;
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
    return results
      .filter(({ value: [, outcome] }) => outcome !== 'PASS')
      .map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet }));
  }, mode);

const isDecided = ({ ruleId, snippet }: Finding) =>
  decisions.some(({ rule, where }) => rule === ruleId && (where?.test(snippet) ?? true));

const counts = { violations: 0, undecided: 0, decided: 0, unseen: 0 };
const told = new Map<string, { stories: string[]; finding: Finding }>();
for (const id of stories) {
  await page.goto(`${server.url}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&plain`);
  const isShown = await page
    .waitForFunction(() => window.storyProbe.done !== null || window.storyProbe.failure !== null, { timeout: 60_000 })
    .then(
      () => true,
      () => false,
    );
  if (!isShown) {
    counts.unseen += 1;
    console.log(`not at its end after 60 s: ${id}`);
    continue;
  }
  await page.evaluate(engine);
  const findings = [...(await judge('light')), ...(await judge('dark'))];
  for (const finding of findings) {
    if (isDecided(finding)) {
      counts.decided += 1;
      continue;
    }
    const isViolation = finding.value[0] === 'VIOLATION' && finding.value[1] === 'FAIL';
    counts[isViolation ? 'violations' : 'undecided'] += 1;
    // The same element in another story has another id.
    const key = `${finding.value.join(' ')} ${finding.ruleId} ${finding.snippet.replaceAll(/ (id|class|value)="[^"]*"/g, '')}`;
    const entry = told.get(key) ?? { stories: [], finding };
    if (!entry.stories.includes(id)) entry.stories.push(id);
    told.set(key, entry);
  }
}
await browser.close();
await server.close();

for (const { stories: where, finding } of told.values()) {
  console.log(`${finding.value.join(' ')}  ${finding.ruleId}  ${finding.message}`);
  console.log(`    ${finding.snippet.slice(0, 200)}\n    ${where.length} stories, first ${where[0]}`);
}
console.log(
  `${stories.length} stories × 2 modes: ${counts.violations} violations, ${counts.undecided} undecided, ${counts.decided} decided by the list, ${counts.unseen} stories not judged`,
);
process.exitCode = counts.violations + counts.undecided + counts.unseen === 0 ? 0 : 1;
