import { spawnSync } from 'node:child_process';
import { auditVerdict } from './auditVerdict.ts';

/** Known vulnerabilities of what is shipped; the workflow runs it against the public registry. */
const { stdout, stderr, status } = spawnSync('npx', ['--no-install', 'pnpm', 'audit', '--prod', '--json'], {
  encoding: 'utf8',
});
const { line, isClean } = auditVerdict(stdout || stderr, status);
console.log(line);
process.exitCode = isClean ? 0 : 1;
