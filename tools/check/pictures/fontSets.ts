import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { failureLines } from '../failureLines.ts';
import { fontsConf, fontSets } from './fontsConf.ts';

/**
 * Compares every picture with other installed fonts: none, DejaVu alone, Noto with Liberation and an emoji font. If a
 * picture differs, one of its characters comes from a system font. A set that is not installed is reported as not run.
 */
const folder = resolve('.cache/fontSets');
const failed: string[] = [];
const outcomes: string[] = [];

for (const { name, packages, folders, files } of fontSets) {
  const missing = files.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    outcomes.push(`${name}: NOT RUN, it needs ${packages.join(' ')} (no ${missing.join(', ')})`);
    continue;
  }
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name}.conf`;
  writeFileSync(file, fontsConf(folders, `${folder}/cache-${name}`));
  const startedAt = performance.now();
  const { status, stdout } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'visual'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, FONTCONFIG_FILE: file, NO_COLOR: '1' },
    maxBuffer: 2 ** 28,
  });
  const count = /Tests\s+(.+)/.exec(stdout)?.[1] ?? 'no test ran';
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  outcomes.push(`${name}: ${status === 0 ? 'passed' : 'FAILED'}, ${count}, ${seconds} s`);
  if (status === 0) continue;
  failed.push(name);
  outcomes.push(...failureLines(stdout).map((line) => `  ${line}`));
}

for (const line of outcomes) console.log(`fonts ${line}`);
process.exitCode = failed.length > 0 ? 1 : 0;
