import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { packedFaults } from './packedFaults.ts';

/** Builds both published packages as consumers get them, and checks their files, dependencies, peers and types. */

/** Looks up commands in this tool, then in the repository. */
const PATH = [resolve('tools/release/node_modules/.bin'), resolve('node_modules/.bin'), process.env.PATH].join(
  delimiter,
);

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { env: { ...process.env, PATH }, stdio: ['ignore', 'inherit', 'inherit'] });

const published = [
  { name: 'ui', maxDependencies: 4, peers: ['react', 'react-dom'], entries: [] },
  { name: 'api-client', maxDependencies: 2, peers: [], entries: ['dist/fixtures/'] },
];

for (const { name, maxDependencies, peers, entries } of published) {
  const folder = `packages/${name}`;
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const dependencies = Object.keys(manifest.dependencies ?? {});
  if (dependencies.length > maxDependencies)
    throw new Error(`${name} may have ${maxDependencies} dependencies, not ${dependencies.join(', ')}`);
  if (String(Object.keys(manifest.peerDependencies ?? {})) !== String(peers))
    throw new Error(`the peers of ${name} have to be: ${peers.join(', ') || 'none'}`);
  console.log(`${name}: ${dependencies.length} of at most ${maxDependencies} dependencies`);
  run('pnpm', '--dir', folder, 'run', 'build');
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as [{ files: { path: string }[] }];
  const faults = packedFaults(
    packed.files.map(({ path }) => path),
    entries,
  );
  if (faults.length > 0) throw new Error(`${name} would publish these faults:\n${faults.join('\n')}`);
  run('publint', folder, '--strict');
  run('attw', '--pack', folder, '--profile', 'esm-only');
}

run('tsx', 'tools/release/changelogs.ts');
run('tsx', 'tools/release/licences.ts', '--check');
run('tsx', 'tools/check/kitSize.ts', '--built');
