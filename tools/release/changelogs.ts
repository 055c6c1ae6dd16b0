import { changelogFault } from './changelogFault.ts';
import { publicChangesWithoutNote } from './publicChanges.ts';

/** Fails unless both changelogs have an entry for the version in package.json and a note for each public change. */
const base = process.env.GITHUB_BASE_REF;
const faults = [
  ...['ui', 'api-client'].map((name) => changelogFault(`packages/${name}`)),
  ...publicChangesWithoutNote('.', base ? `origin/${base}` : 'origin/main'),
].filter((fault) => fault !== undefined);
for (const fault of faults) console.error(`changelog: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else console.log('changelogs: every public change has its note');
