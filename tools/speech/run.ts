import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveFolder } from '@oraculo-tools/testkit/browser/serveFolder.ts';
import { buildAppIfChanged } from '../../scripts/appBuild.ts';
import { findProgram } from '@oraculo-tools/testkit/engines/findEngines.ts';
import { installStoryProbe } from '@oraculo-tools/testkit/engines/storyProbe.ts';
import { openDisplay } from '@oraculo-tools/testkit/engines/xDisplay.ts';
import { sessionEnvironment } from './orcaSession.ts';
import { type TranscriptPlace, transcriptPlaces } from './transcriptPlaces.ts';
import { knownViolations } from './knownViolations.ts';
import { violationsOf } from './spokenRules.ts';
import { type Heard, readTranscript, writeTranscript } from './transcript.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Records only the parts with phrases, and checks only the phrases. */
    short: { type: 'boolean', default: false },
    /** Writes the transcripts again. */
    update: { type: 'boolean', default: false },
    /** Uses an existing static Storybook. */
    built: { type: 'boolean', default: false },
  },
});
const storybook = 'storybook-static';

const programs = ['orca', 'Xvfb', 'xdotool', 'openbox', 'dbus-run-session', 'gdbus'];
const firefox = process.env.ORACULO_FIREFOX ?? findProgram('firefox-esr', 'firefox');
const missing = [...programs.filter((name) => !findProgram(name)), ...(firefox ? [] : ['firefox-esr'])];
const hasPortuguese = spawnSync('locale', ['-a'], { encoding: 'utf8' }).stdout.includes('pt_BR');
if (!hasPortuguese) missing.push('the locale pt_BR.UTF-8');
if (missing.length > 0) {
  console.log(`speech: NOT RUN, it needs ${missing.join(', ')}`);
  process.exit(1);
}

if (!values.built || !existsSync(storybook)) {
  const build = spawnSync('npx', ['--no-install', 'storybook', 'build', '--quiet', '--output-dir', storybook], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.status !== 0) throw new Error('Storybook could not be built');
}

const parts =
  positionals.length > 0
    ? transcriptPlaces.filter(({ name }) => positionals.includes(name))
    : transcriptPlaces.filter(({ phrases, isJourney }) => !values.short || (phrases !== undefined && !isJourney));
const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) throw new Error(`no part or journey is called ${unknown.join(', ')}`);
if (parts.some(({ isJourney }) => isJourney)) await buildAppIfChanged();
const server = await serveFolder(storybook, {
  policy: 'none',
  script: `window.__name = (value) => value; (${installStoryProbe})();`,
});
const display = await openDisplay();
const folder = mkdtempSync(join(tmpdir(), 'oraculo-speech-'));
const inside = [process.execPath, '--import', 'tsx', 'tools/speech/inside.ts', folder, server.url, String(firefox)];
const session = spawn('dbus-run-session', ['--', ...inside, ...parts.map(({ name }) => name)], {
  env: sessionEnvironment(folder, display.name),
  stdio: 'inherit',
});
const status = await new Promise((resolve) => session.on('exit', resolve));
display.process.kill();
await server.close();
if (status !== 0) throw new Error('the session with Orca ended early');

const heard = JSON.parse(readFileSync(join(folder, 'heard.json'), 'utf8')) as Record<string, Heard>;
rmSync(folder, { recursive: true, force: true });

const isOpen = (found: { part: string; rule: string }) =>
  knownViolations.some(({ part, rule }) => part === found.part && rule === found.rule);

let unchanged = 0;

function problemsOf(part: TranscriptPlace): string[] {
  const { steps, failure } = heard[part.name] ?? {};
  if (!steps) return [`${part.name}: ${failure ?? 'not heard'}`];
  const file = `${part.folder}/${part.name}.txt`;
  const now = writeTranscript(part.title, steps);
  const isAsBefore = existsSync(file) && readFileSync(file, 'utf8') === now;
  if (isAsBefore) unchanged += 1;
  const breaks = violationsOf(part, readTranscript(now))
    .filter((found) => !isOpen(found))
    .map(({ rule, what }) => `${part.name}: ${rule}: ${what}`);
  if (values.update) {
    mkdirSync(part.folder, { recursive: true });
    writeFileSync(file, now);
    return breaks;
  }
  if (values.short || isAsBefore) return breaks;
  console.error(now);
  return [...breaks, `${part.name}: another transcript than ${file} (npm run tool -- speech --update)`];
}

const problems = parts.flatMap(problemsOf);
for (const problem of problems) console.error(problem);
console.log(`speech: ${parts.length} parts heard, ${unchanged} as in their transcripts, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
