import { readFileSync, writeFileSync } from 'node:fs';
import { checkSteps } from '../checkSteps.ts';
import { mergeStatus, readStatus, recordPath, statusPath, writeStatus } from './status.ts';
import { withStatus } from './statusPage.ts';

/** `npm run generate -- status` copies the figures of the last run into docs/status.json and docs/testing.md. */
const page = 'docs/testing.md';
const names = checkSteps.map(({ name }) => name);
const status = mergeStatus(readStatus(statusPath), readStatus(recordPath), names);
writeStatus(statusPath, status);
writeFileSync(page, withStatus(readFileSync(page, 'utf8'), status));
