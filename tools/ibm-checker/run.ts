import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serveFolder } from '@oraculo-tools/testkit/browser/serveFolder.ts';
import type { Engine } from '@oraculo-tools/testkit/engines/Engine.ts';
import { openChromium } from '@oraculo-tools/testkit/engines/puppeteerEngine.ts';
import { groupByWidth, listStories, type StoryEntry } from '@oraculo-tools/testkit/engines/runStories.ts';
import { installStoryProbe } from '@oraculo-tools/testkit/engines/storyProbe.ts';
import { isAccepted } from './acceptedFindings.ts';
import { type Finding, checkStory } from './checkStory.ts';

/**
 * `npm run tool -- ibm-checker [part of a story’s id …]` runs IBM’s accessibility engine over every story, after its
 * play function, in both modes.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Uses an existing static Storybook. */
    built: { type: 'boolean', default: false },
    /** The number of browsers that share the stories. */
    browsers: { type: 'string', default: '2' },
    /** Also prints the accepted findings. */
    accepted: { type: 'boolean', default: false },
  },
});
const folder = 'storybook-static';
/** A story that takes longer than this twice, the second time in a new browser, is reported as not checked. */
const storyTimeoutMs = 90_000;

if (!values.built || !existsSync(folder)) {
  const build = spawnSync('npx', ['--no-install', 'storybook', 'build', '--quiet', '--output-dir', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.status !== 0) throw new Error('Storybook could not be built');
}
const server = await serveFolder(folder, {
  policy: 'none',
  script: `window.__name = (value) => value; (${installStoryProbe})();`,
});

const stories = (await listStories(server.url)).filter(
  ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
);

/** The stories of one file at one width, which follow each other on one page. */
interface Batch {
  width: number;
  stories: StoryEntry[];
}

const sorter = await openChromium();
const batches: Batch[] = [];
for (const [width, ofWidth] of await groupByWidth(sorter, server.url, stories)) {
  for (const story of ofWidth) {
    const last = batches.at(-1);
    if (last?.width === width && last.stories[0]?.importPath === story.importPath) last.stories.push(story);
    else batches.push({ width, stories: [story] });
  }
}
await sorter.close();

const counts = { checked: 0, violations: 0, needReview: 0, accepted: 0, notChecked: 0 };
const reported = new Map<string, { stories: string[]; finding: Finding; isAccepted: boolean }>();

function count(id: string, finding: Finding) {
  const accepted = isAccepted(id, finding);
  const isViolation = finding.value[0] === 'VIOLATION' && finding.value[1] === 'FAIL';
  counts[accepted ? 'accepted' : isViolation ? 'violations' : 'needReview'] += 1;
  // Drops ids, because the same element has another id in another story. If the finding is accepted in one story only, both
  // are reported.
  const key = `${accepted} ${finding.value.join(' ')} ${finding.ruleId} ${finding.snippet.replaceAll(/ [\w-]+="[^"]*"/g, '')}`;
  const entry = reported.get(key) ?? { stories: [], finding, isAccepted: accepted };
  if (!entry.stories.includes(id)) entry.stories.push(id);
  reported.set(key, entry);
}

const inTime = <Value>(work: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not finish within ${storyTimeoutMs / 1000} s`)), storyTimeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** One browser checks one batch of stories after another. A story that fails is repeated in a new browser. */
async function work() {
  let engine: Engine = await openChromium();
  for (let batch = batches.shift(); batch; batch = batches.shift()) {
    const { width } = batch;
    await engine.resize(width, 900);
    let isNext = false;
    for (const { id } of batch.stories) {
      const findings: Finding[] | Error = await inTime(checkStory(engine, server.url, id, isNext)).catch(async () => {
        await engine.close().catch(() => {});
        engine = await openChromium();
        await engine.resize(width, 900);
        return inTime(checkStory(engine, server.url, id, false)).catch((error: Error) => error);
      });
      isNext = !(findings instanceof Error);
      counts.checked += 1;
      if (findings instanceof Error) {
        counts.notChecked += 1;
        console.log(`not checked: ${id}: ${findings.message}`);
      } else for (const finding of findings) count(id, finding);
      if (counts.checked % 100 === 0) console.log(`${counts.checked} of ${stories.length}`);
    }
  }
  await engine.close();
}

await Promise.all(Array.from({ length: Number(values.browsers) }, work));
await server.close();

for (const { stories: where, finding, isAccepted: accepted } of reported.values()) {
  if (accepted && !values.accepted) continue;
  console.log(`${finding.value.join(' ')}  ${finding.ruleId}  ${finding.message}`);
  console.log(`    ${finding.snippet.slice(0, 200)}\n    ${where.length} stories, first ${where[0]}`);
}
const { checked, violations, needReview, accepted, notChecked } = counts;
console.log(
  `${checked} stories × 2 modes: ${violations} violations, ${needReview} need review, ${accepted} accepted, ${notChecked} stories not checked`,
);
process.exitCode = violations + needReview + notChecked === 0 ? 0 : 1;
