import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type CheckStep, checkSteps } from './checkSteps.ts';
import { engineLines, readEngineReport } from '@oraculo-tools/testkit/reports/engineReport.ts';
import { failureLines } from './failureLines.ts';
import { readTestReport, reportKinds } from '@oraculo-tools/testkit/reports/testReport.ts';
import { mergeStatus, readStatus, recordPath, type StepStatus, writeStatus } from './status/status.ts';
import { findCurrentChromium, findPinnedChromium, readVersion } from '@oraculo-tools/testkit/browser/chromium.ts';

const namesOf = (steps: readonly CheckStep[]) => steps.map(({ name }) => name);
/** Names of groups of steps. */
const runsOf = (steps: CheckStep[]) =>
  namesOf(steps.filter(({ isPartOf }) => !steps.some(({ name }) => name === isPartOf)));
const runs = new Map([
  ['all', runsOf(checkSteps.filter(({ runsFrom }) => runsFrom !== 'night'))],
  ['night', runsOf(checkSteps)],
]);
const chosen = process.argv.slice(2).flatMap((word) => runs.get(word) ?? word);
const unknown = chosen.filter((name) => !checkSteps.some((step) => step.name === name));

if (chosen.includes('--help') || unknown.length > 0) {
  console.log(
    'npm test -- [step …]   runs the usual checks (≤ 8 minutes), or the named ones; “all” is for a change before it lands, “night” is everything\n',
  );
  for (const { name, what, runsFrom } of checkSteps) {
    console.log(`  ${name.padEnd(12)}${what}${runsFrom ? ` (by name or from “${runsFrom}” on)` : ''}`);
  }
  process.exit(chosen.includes('--help') ? 0 : 2);
}

/** Programs are looked up here, because `npx` warns about each pnpm setting. */
const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
/** An older report is of another run. */
const startedAt = Date.now();
const env = {
  ...process.env,
  PATH,
  ORACULO_CHECK_STARTED_AT: String(startedAt),
  // The tools write into pipes, where they would omit colours.
  ...(process.stdout.isTTY && !process.env.NO_COLOR && { FORCE_COLOR: '1' }),
};

/** Runs a command and returns its output, both streams together. With `isHeld` the output is not printed while it runs. */
async function run(command: string, isHeld: boolean): Promise<{ passed: boolean; printed: string }> {
  const child = spawn(`(${command}) 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'], env });
  const printed: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    printed.push(part);
    if (!isHeld) process.stdout.write(part);
  });
  const closed = once(child, 'close');
  const [code] = await once(child, 'exit');
  // A process that a tool leaves running keeps the pipe open. Do not wait for it.
  await Promise.race([closed, delay(5000, undefined, { ref: false })]);
  child.stdout.destroy();
  const passed = code === 0;
  return { passed, printed: printed.join('') };
}

const current = await findCurrentChromium();
// Unpacked once before the steps, because the parallel browser steps would race for it.
const pinned = await findPinnedChromium();
const hasCurrent = current.executablePath !== pinned.executablePath;

const isInRun = ({ name, runsFrom }: CheckStep) =>
  chosen.length === 0 ? runsFrom === undefined : chosen.includes(name);

function commandsOf(step: CheckStep): string[] {
  if (!isInRun(step)) return step.otherwise ?? [];
  const isThere = checkSteps.some((other) => other.name === step.needs?.step && isInRun(other));
  return [...(isThere ? [] : (step.needs?.commands ?? [])), ...step.commands];
}

const outcomes: { name: string; passed: boolean; seconds: number; failures: string[] }[] = [];

/** The counts at the end of a step that passed. */
const endLines = 8;

/**
 * The first step of a stage prints while it runs. A parallel step prints afterwards: its last lines, or everything if
 * it failed.
 */
async function runStep(step: CheckStep, progress?: string): Promise<() => void> {
  const title = `\n── ${step.name}: ${step.what}`;
  const isFirst = progress !== undefined;
  if (isFirst) console.log(`${title}\n   ${progress}`);
  const outcome = { name: step.name, passed: true, seconds: 0, failures: [] as string[] };
  outcomes.push(outcome);
  const begunAt = performance.now();
  const held: string[] = [];
  for (const command of commandsOf(step)) {
    const { passed, printed } = await run(command, !isFirst);
    outcome.passed = passed && outcome.passed;
    if (!passed) outcome.failures.push(...failureLines(printed));
    held.push(printed);
  }
  outcome.seconds = (performance.now() - begunAt) / 1000;
  return () => {
    const lines = held.join('').trimEnd().split('\n');
    if (!isFirst) console.log([title, ...(outcome.passed ? lines.slice(-endLines) : lines)].join('\n'));
  };
}

interface Stage {
  first: CheckStep;
  parallel: CheckStep[];
}

async function runParallel(steps: readonly CheckStep[]): Promise<(() => void)[]> {
  const printers: (() => void)[] = [];
  for (const step of steps) printers.push(await runStep(step));
  return printers;
}

const stages: Stage[] = [];
for (const step of checkSteps.filter((one) => commandsOf(one).length > 0)) {
  const stage = stages.find(({ first }) => first.name === step.parallelWith);
  if (stage) stage.parallel.push(step);
  else stages.push({ first: step, parallel: [] });
}
const minutesOf = ({ first, parallel }: Stage) =>
  Math.max(
    first.minutes,
    parallel.reduce((sum, { minutes }) => sum + minutes, 0),
  );
const usualMinutes = (of: readonly Stage[]) => of.reduce((sum, stage) => sum + minutesOf(stage), 0);

/** Estimates the remaining time as if the machine stayed as slow as it has been. */
function progressOf(index: number): string {
  const used = (Date.now() - startedAt) / 60_000;
  const expected = usualMinutes(stages.slice(0, index));
  const left = usualMinutes(stages.slice(index)) * (expected > 0 ? Math.max(1, used / expected) : 1);
  return `step ${index + 1} of ${stages.length}, ${used.toFixed(1)} minutes used, about ${left.toFixed(1)} left`;
}

for (const [index, { first, parallel }] of stages.entries()) {
  const [, printers] = await Promise.all([runStep(first, progressOf(index)), runParallel(parallel)]);
  for (const print of printers) print();
}

/** The step of the pictures writes no report. */
function countTests(name: string): { passed: number; all: number } | undefined {
  const kind = reportKinds.find((one) => one === name);
  const tests = kind && readTestReport(kind, startedAt)?.tests;
  return tests && { passed: tests.filter(({ outcome }) => outcome === 'passed').length, all: tests.length };
}

/** `stories 1290 of 1290` */
function withCount(name: string): string {
  const count = countTests(name);
  return count ? `${name} ${count.passed} of ${count.all}` : name;
}

console.log('');
for (const { name, passed, seconds } of outcomes) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
}
const stepsIn = (...browsers: CheckStep['runsIn'][]) =>
  checkSteps.filter((step) => isInRun(step) && step.runsIn && browsers.includes(step.runsIn));
const browserLines: string[] = [];
if (stepsIn('current', 'pinned', 'all').length > 0) {
  const counted = (steps: CheckStep[]) => steps.map(({ name }) => withCount(name));
  const [behaviour, pictures] = [counted(stepsIn('current')), counted(stepsIn('pinned'))];
  const ofPinned = { version: await readVersion(pinned), isPinned: true };
  const chromiums = hasCurrent
    ? [
        { version: await readVersion(current), isPinned: false, steps: behaviour },
        { ...ofPinned, steps: pictures },
      ]
    : [{ ...ofPinned, steps: [...behaviour, ...pictures] }];
  browserLines.push(...engineLines(chromiums, readEngineReport(startedAt)));
  for (const line of browserLines) console.log(`browser ${line}`);
  if (!hasCurrent) console.log('browser no current Chromium is installed: the pinned one ran instead');
}
const failed = outcomes.filter(({ passed }) => !passed);
for (const { name, failures } of failed) console.log([`\nfailed in ${name}:`, ...failures].join('\n  '));
const total = (Date.now() - startedAt) / 60_000;
console.log(
  `checks: ${outcomes.length - failed.length} passed, ${failed.length} failed, in ${total.toFixed(1)} minutes`,
);
const day = new Date().toISOString().slice(0, 10);
const chosenNames = namesOf(checkSteps.filter(isInRun));
const steps = outcomes
  .filter(({ name }) => chosenNames.includes(name))
  .map(({ name, passed, seconds }): StepStatus => {
    const tests = countTests(name);
    return { step: name, ...(tests && { tests }), passed, minutes: Number((seconds / 60).toFixed(1)), day };
  });
writeStatus(recordPath, mergeStatus(readStatus(recordPath), { steps, browsers: browserLines }, namesOf(checkSteps)));
process.exitCode = failed.length === 0 ? 0 : 1;
