import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditVerdict, type AuditVerdict, offlineVerdict } from './auditVerdict.ts';
import type { Advisory } from './osvFindings.ts';

const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length);

/** Uses the audit service of the registry. Not every registry has one. */
function auditByRegistry(): AuditVerdict {
  const { stdout, stderr, status } = spawnSync('npx', ['--no-install', 'pnpm', 'audit', '--prod', '--json'], {
    encoding: 'utf8',
  });
  return auditVerdict(stdout || stderr, status);
}

/** Compares the lockfile, without a network, with a folder of OSV’s advisories for npm, which OSV publishes as one archive. */
function readFolder(folder: string, lockfile: string): AuditVerdict {
  const advisories = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Advisory);
  return offlineVerdict({ lockfile, content: readFileSync(lockfile, 'utf8'), advisories });
}

const database = option('osv');
const { line, isClean } = database ? readFolder(database, option('lockfile') ?? 'pnpm-lock.yaml') : auditByRegistry();
console.log(line);
process.exitCode = isClean ? 0 : 1;
