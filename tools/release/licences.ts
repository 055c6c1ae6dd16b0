import { readFileSync, writeFileSync } from 'node:fs';
import { productionPackages } from './productionPackages.ts';

/** The allowed licences: permissive ones, and that of the font. Adding one needs a decision record. */
const allowed = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1']);

const packages = productionPackages(['ui', 'api-client', 'app']);
const rows = packages.map(
  ({ name, version, licence, usedBy }) => `| ${name} | ${version} | ${licence} | ${usedBy.join(', ')} |`,
);
const text = `# Third-party software

What \`@oraculo/ui\`, \`@oraculo/api-client\` and the app ship, with its licences. Written by \`npm run generate -- licences\`; the check
of the packages fails while it is out of date or holds a licence that \`tools/release/licences.ts\` does not allow.

| package | version | licence | shipped with |
|---|---|---|---|
${rows.join('\n')}
`;

const file = 'THIRD-PARTY.md';
const refused = packages.filter(({ licence }) => !allowed.has(licence));
for (const { name, licence } of refused) console.error(`licences: ${name} is under ${licence}, which is not allowed`);
let isCurrent = true;
if (process.argv.includes('--check')) {
  isCurrent = readFileSync(file, 'utf8') === text;
  if (!isCurrent) console.error(`licences: ${file} is out of date: run npm run generate -- licences`);
} else {
  writeFileSync(file, text);
}
if (refused.length > 0 || !isCurrent) process.exitCode = 1;
else console.log(`licences: ${packages.length} packages are shipped, all under allowed licences`);
