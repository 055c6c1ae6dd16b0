import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The package of npm that contains the `node` program for this machine. */
const packageName = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** The folder of the program in another version (22, 24 or 22.12.0), from the registry of npm. */
export function fetchNode(version: string): string {
  const folder = join(tmpdir(), `oraculo-node-${version}`);
  const programs = join(folder, 'node_modules', packageName, 'bin');
  if (existsSync(programs)) return programs;
  const wanted = ['--prefix', folder, '--no-save', '--ignore-scripts', `${packageName}@${version}`];
  const { status } = spawnSync('npm', ['install', ...wanted], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`Node ${version} could not be fetched as ${packageName}`);
  return programs;
}
