import { spawn } from 'node:child_process';
import { type CheckStep, checkSteps } from './checkSteps.ts';
import { findChromium } from '../browser/chromium.ts';

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !checkSteps.some((step) => step.name === name));

if (chosen.includes('--help') || unknown.length > 0) {
  console.log('npm test -- [step …]   runs every check but those by name only, or the named ones\n');
  for (const { name, what } of checkSteps) console.log(`  ${name.padEnd(10)}${what}`);
  process.exit(chosen.includes('--help') ? 0 : 2);
}

/** What a test wrote before this is of another run. */
const env = { ...process.env, ORACULO_CHECK_STARTED_AT: String(Date.now()) };
const run = (command: string) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(`npx --no-install ${command}`, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('exit', (code) => resolve(code === 0));
  });

// Unpacked once here: the browser steps would race for it.
await findChromium();

const isInRun = ({ name, isNamedOnly = false }: CheckStep) =>
  chosen.length === 0 ? !isNamedOnly : chosen.includes(name);

function commandsOf(step: CheckStep): string[] {
  if (!isInRun(step)) return step.otherwise ?? [];
  const isThere = checkSteps.some((other) => other.name === step.needs?.step && isInRun(other));
  return [...(isThere ? [] : (step.needs?.commands ?? [])), ...step.commands];
}

const outcomes: { name: string; passed: boolean; seconds: number }[] = [];
for (const step of checkSteps) {
  const commands = commandsOf(step);
  if (commands.length === 0) continue;
  const { name, what } = step;
  console.log(`\n── ${name}: ${what}`);
  const startedAt = performance.now();
  let passed = true;
  for (const command of commands) passed = (await run(command)) && passed;
  outcomes.push({ name, passed, seconds: (performance.now() - startedAt) / 1000 });
}

console.log('');
for (const { name, passed, seconds } of outcomes) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds.toFixed(1)} s`);
}
const failed = outcomes.filter(({ passed }) => !passed).length;
console.log(`checks: ${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
