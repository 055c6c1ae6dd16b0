import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startOwnGateway } from '@oraculo-tools/testkit/app/ownGateway.ts';
import { type EngineReport, type EngineRun, writeEngineReport } from '@oraculo-tools/testkit/reports/engineReport.ts';
import { serveFolder } from '@oraculo-tools/testkit/browser/serveFolder.ts';
import { buildAppIfChanged } from '../../scripts/appBuild.ts';
import { type Engine, type EngineName, engineNames } from '@oraculo-tools/testkit/engines/Engine.ts';
import { type FoundEngine, findEngines } from '@oraculo-tools/testkit/engines/findEngines.ts';
import { runJourneys } from './journeys.ts';
import { readLayouts } from './layout.ts';
import { maskStories, traceMask } from './maskTrace.ts';
import { parts } from './parts.ts';
import { listStories, type Outcome, runStories } from '@oraculo-tools/testkit/engines/runStories.ts';
import { installStoryProbe } from '@oraculo-tools/testkit/engines/storyProbe.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Runs 60 stories or the given number, two masks, a quarter of the layouts and no journey. */
    short: { type: 'boolean', default: false },
    /** Runs Firefox and WebKit in parallel. Chromium only provides the reference for masks and layouts. */
    others: { type: 'boolean', default: false },
    /** Uses the existing static Storybook. */
    built: { type: 'boolean', default: false },
    /** Loads each story on its own page. This is slower, but no story depends on the state of another. */
    alone: { type: 'boolean', default: false },
    /** Runs stories in Chromium as a designer sees them: alone, with motion, and without Storybook’s test flag. */
    plain: { type: 'boolean', default: false },
    /**
     * The number of stories, spread over all areas, that axe checks. The others only run their play function, in half
     * of the time.
     */
    axe: { type: 'string' },
    only: { type: 'string', multiple: true },
    stories: { type: 'string' },
    /** `2/8` runs the second of eight parts of the stories. */
    shard: { type: 'string', default: '1/1' },
  },
});
const folder = 'storybook-static';
const [shard = 1, shards = 1] = values.shard.split('/').map(Number);
const storyCount = values.stories !== undefined ? Number(values.stories) : values.short ? 60 : undefined;
const axeCount = values.axe === undefined ? undefined : Number(values.axe);
if (Number.isNaN(axeCount)) throw new Error(`--axe takes a number of stories, not “${values.axe}”`);

const { found, missing } = findEngines();
const areOthersCompared = values.short || values.others;
/** Vitest has run every story in Chromium, so Chromium only provides the reference for masks and layouts. */
const isNamed = ({ name }: { name: EngineName }) =>
  positionals.length === 0 ? !areOthersCompared || name !== 'chromium' : positionals.includes(name);
const unknown = positionals.filter((name) => !engineNames.some((engine) => engine === name));
if (unknown.length > 0) throw new Error(`no engine is called ${unknown.join(', ')}: ${engineNames.join(', ')}`);

const reported: EngineReport = {};
/** The report is written after each engine, so that an interrupted run has the earlier engines. */
const report = (name: EngineName, run: EngineRun) => writeEngineReport(Object.assign(reported, { [name]: run }));
const reportNotRun = (name: EngineName, reason: string) => {
  console.log(`${name}: NOT RUN, ${reason}`);
  report(name, { notRun: reason });
};

for (const { name, needs } of missing) reportNotRun(name, `it needs ${needs}`);
const named = missing.filter(({ name }) => positionals.includes(name));
if (named.length > 0) throw new Error(`named and not installed: ${named.map(({ name }) => name).join(', ')}`);

if (!found.some(isNamed)) process.exit();

if (!values.built || !existsSync(folder)) {
  const build = spawnSync('npx', ['--no-install', 'storybook', 'build', '--quiet', '--output-dir', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.status !== 0) throw new Error('Storybook could not be built');
}
// `esbuild`, which compiles this file, adds a helper for the names of functions, which the page does not have.
const server = await serveFolder(folder, {
  policy: 'none',
  script: `window.__name = (value) => value; (${installStoryProbe})();`,
});

const ofShard = <Item>(all: readonly Item[]) => {
  const edge = (at: number) => Math.round((all.length * at) / shards);
  return all.slice(edge(shard - 1), edge(shard));
};

/** The lines of Chromium, which runs first. */
const references = new Map<string, readonly string[]>();

/** The differences from the lines of Chromium, which is the reference itself. */
function differences({ name }: Engine, what: string, lines: readonly string[]): string[] {
  if (name === 'chromium') references.set(what, lines);
  const wanted = references.get(what) ?? [];
  return Array.from({ length: Math.max(lines.length, wanted.length) }, (_, at) => at)
    .filter((at) => lines[at] !== wanted[at])
    .map((at) => `${lines[at] ?? 'nothing'} (Chromium: ${wanted[at] ?? 'nothing'})`);
}

const outcomeOf = (what: string, problems: readonly string[]): Outcome => ({
  what,
  problem: problems.length > 0 ? problems.slice(0, 20).join('\n      ') : undefined,
});

async function* masks(engine: Engine): AsyncGenerator<Outcome> {
  for (const story of values.short ? maskStories.slice(0, 2) : maskStories) {
    const trace = await traceMask(engine, server.url, story);
    yield outcomeOf(`mask ${story.id}: ${trace.length - 1} steps by key`, differences(engine, story.id, trace));
  }
}

async function* layouts(engine: Engine): AsyncGenerator<Outcome> {
  for await (const { id, wide, lines } of readLayouts(engine, server.url, values.short)) {
    yield outcomeOf(`layout ${id}`, [...wide, ...differences(engine, id, lines)]);
  }
}

/** The lines of Chromium are the reference for the other engines. */
const compared = ['masks', 'layouts'];

async function* partsOf(engine: Engine): AsyncGenerator<Outcome> {
  for (const { what, check } of parts) {
    const problem = await check(engine, server.url).then(
      () => undefined,
      (error: Error) => error.message,
    );
    yield { what, problem };
  }
}

/** Each engine has its own gateway, so that its rows do not appear in the lists of another engine. */
async function* journeysOf(engine: Engine): AsyncGenerator<Outcome> {
  await using gateway = await startOwnGateway();
  yield* runJourneys(engine, gateway);
}

/** `isReferenceRead` resolves after Chromium has written its lines. */
async function runEngine({ name, open }: FoundEngine, isReferenceRead?: Promise<unknown>): Promise<boolean> {
  const startedAt = performance.now();
  const engine = await open({ hasMotion: values.plain }).catch((error: Error) => {
    reportNotRun(name, `it does not start: ${error.message.split('\n')[0]}`);
  });
  // A short run passes even if an installed engine does not start; any other run fails. Chromium must always start.
  if (!engine) return values.short && name !== 'chromium' && !positionals.includes(name);
  const say = (line: string) => console.log(`${name.padEnd(10)}${line}`);
  say(engine.version);
  // `--plain` runs stories without Storybook's test flag.
  const forAxe = values.plain ? [] : await listStories(server.url, axeCount);
  // Comparisons with Chromium run last, because it still writes its lines when the others begin.
  const kinds = {
    parts: partsOf(engine),
    ...(!values.short && { journeys: journeysOf(engine) }),
    stories: runStories(engine, server.url, ofShard(await listStories(server.url, storyCount)), {
      isAlone: values.alone,
      isPlain: values.plain,
      axe: new Set(forAxe.map(({ id }) => id)),
    }),
    masks: masks(engine),
    layouts: layouts(engine),
  };
  let failed = 0;
  const counts: string[] = [];
  for (const [kind, outcomes] of Object.entries(kinds)) {
    if (values.only && !values.only.includes(kind)) continue;
    if (!isNamed(engine) && !compared.includes(kind)) continue;
    if (compared.includes(kind)) await isReferenceRead;
    let count = 0;
    let wrong = 0;
    let axeRuns = 0;
    for await (const { what, problem, hasAxe } of outcomes) {
      count += 1;
      axeRuns += Number(hasAxe ?? false);
      if (problem === undefined) continue;
      wrong += 1;
      console.error(`${name.padEnd(10)}  FAILED ${what}\n      ${problem}`);
    }
    failed += wrong;
    const asReference = engine.name === 'chromium' && compared.includes(kind) ? ' (the reference)' : '';
    const withAxe = kind === 'stories' ? ` (${axeRuns} with axe)` : asReference;
    say(`${kind.padEnd(8)} ${count - wrong} of ${count} passed${withAxe}`);
    counts.push(`${kind} ${count - wrong} of ${count}${withAxe}`);
  }
  report(engine.name, { version: engine.version.replace('/', ' '), ran: counts.join(', ') });
  await engine.close();
  say(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  return failed === 0;
}

// The others are compared with Chromium.
const [chromium, ...others] = found.filter((one) => isNamed(one) || one.name === 'chromium');
if (!values.short && (!values.only || values.only.includes('journeys'))) await buildAppIfChanged();
const reference = chromium && runEngine(chromium);
const verdicts: (boolean | undefined)[] = [];
if (areOthersCompared) {
  // Run in parallel, because each mostly waits for its own browser, and has its own clipboard and display.
  verdicts.push(...(await Promise.all([reference, ...others.map((engine) => runEngine(engine, reference))])));
} else {
  verdicts.push(await reference);
  for (const engine of others) verdicts.push(await runEngine(engine));
}
await server.close();
process.exitCode = verdicts.includes(false) ? 1 : 0;
