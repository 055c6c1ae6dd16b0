import { tellChanges } from './tellChanges.ts';

const base = process.env.GITHUB_BASE_REF;
const { faults, line } = tellChanges('.', base ? `origin/${base}` : 'origin/main');
for (const fault of faults) console.error(`changesets: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else console.log(line);
