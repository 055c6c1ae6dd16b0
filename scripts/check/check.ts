import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { type CheckStep, checkSteps } from './checkSteps.ts';
import { engineLines, readEngineReport } from './engineReport.ts';
import { readTestReport, reportKinds } from './testReport.ts';
import { findChromium } from '../browser/chromium.ts';

/** What `whole` stands for. */
const wholeRun = checkSteps.filter(({ isPartOf }) => !isPartOf).map(({ name }) => name);
const chosen = process.argv.slice(2).flatMap((word) => (word === 'whole' ? wholeRun : word));
const unknown = chosen.filter((name) => !checkSteps.some((step) => step.name === name));

if (chosen.includes('--help') || unknown.length > 0) {
  console.log('npm test -- [step …]   runs the usual checks, or the named ones; “whole” runs all\n');
  for (const { name, what, isWholeOnly } of checkSteps) {
    console.log(`  ${name.padEnd(12)}${what}${isWholeOnly ? ' (by name or in “whole”)' : ''}`);
  }
  process.exit(chosen.includes('--help') ? 0 : 2);
}

/** Found here and not by `npx`, which warns of every setting of pnpm at each command. */
const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
/** What a test wrote before this is of another run. */
const startedAt = Date.now();
const env = { ...process.env, PATH, ORACULO_CHECK_STARTED_AT: String(startedAt) };

/** With `isHeld` what it prints is answered at its end, both streams in turn. */
async function run(command: string, isHeld: boolean): Promise<{ passed: boolean; printed: string }> {
  const out = isHeld ? 'pipe' : 'inherit';
  const child = spawn(isHeld ? `(${command}) 2>&1` : command, { shell: true, stdio: ['ignore', out, 'inherit'], env });
  const ended = new Promise<boolean>((resolve) => child.on('exit', (code) => resolve(code === 0)));
  const printed = child.stdout ? await text(child.stdout) : '';
  return { passed: await ended, printed };
}

// Unpacked once here: the browser steps would race for it.
await findChromium();

const isInRun = ({ name, isWholeOnly = false }: CheckStep) =>
  chosen.length === 0 ? !isWholeOnly : chosen.includes(name);

function commandsOf(step: CheckStep): string[] {
  if (!isInRun(step)) return step.otherwise ?? [];
  const isThere = checkSteps.some((other) => other.name === step.needs?.step && isInRun(other));
  return [...(isThere ? [] : (step.needs?.commands ?? [])), ...step.commands];
}

const outcomes: { name: string; passed: boolean; seconds: number }[] = [];

/** Lines of a step that passed: the counts at its end. */
const endLines = 8;

/** The first of a stage prints as it goes; of those beside it comes behind it the end or, where one failed, all. */
async function runStep(step: CheckStep, isFirst: boolean): Promise<() => void> {
  const title = `\n── ${step.name}: ${step.what}`;
  if (isFirst) console.log(title);
  const outcome = { name: step.name, passed: true, seconds: 0 };
  outcomes.push(outcome);
  const begunAt = performance.now();
  const held: string[] = [];
  for (const command of commandsOf(step)) {
    const { passed, printed } = await run(command, !isFirst);
    outcome.passed = passed && outcome.passed;
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
  beside: CheckStep[];
}

async function runBeside(steps: readonly CheckStep[]): Promise<(() => void)[]> {
  const tellings: (() => void)[] = [];
  for (const step of steps) tellings.push(await runStep(step, false));
  return tellings;
}

const stages: Stage[] = [];
for (const step of checkSteps.filter((one) => commandsOf(one).length > 0)) {
  const stage = stages.find(({ first }) => first.name === step.beside);
  if (stage) stage.beside.push(step);
  else stages.push({ first: step, beside: [] });
}
for (const { first, beside } of stages) {
  const [, tellings] = await Promise.all([runStep(first, true), runBeside(beside)]);
  for (const tell of tellings) tell();
}

/** `stories 1290 of 1290`; the pictures have no report. */
function withCount(name: string): string {
  const kind = reportKinds.find((one) => one === name);
  const tests = kind && readTestReport(kind, startedAt)?.tests;
  return tests ? `${name} ${tests.filter(({ outcome }) => outcome === 'passed').length} of ${tests.length}` : name;
}

console.log('');
for (const { name, passed, seconds } of outcomes) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
}
const inBrowsers = checkSteps.filter((step) => step.runsIn && isInRun(step));
if (inBrowsers.length > 0) {
  const inChromium = inBrowsers.filter(({ runsIn }) => runsIn === 'chromium').map(({ name }) => withCount(name));
  for (const line of engineLines(inChromium, readEngineReport(startedAt))) console.log(`engine ${line}`);
}
const failed = outcomes.filter(({ passed }) => !passed).length;
console.log(`checks: ${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
