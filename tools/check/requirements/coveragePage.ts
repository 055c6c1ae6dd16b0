import { basename } from 'node:path';
import type { SpecTag } from './specTags.ts';

export interface Requirement {
  /** The number of a requirement. `1.5.3`: part, section, number; `d.3`: a decision; `x.3`: beyond the specification. */
  id: string;
  sentence: string;
}

const row = /^\| ((?:[12]\.\d|d|x)\.\d+) \| (.*) \|$/;

/** The rows of docs/requirements.md. */
export const readRequirements = (page: string): Requirement[] =>
  page.split('\n').flatMap((line) => {
    const [, id, sentence] = row.exec(line) ?? [];
    return id === undefined || sentence === undefined ? [] : [{ id, sentence }];
  });

/** Says why no test is possible. Such a row needs no tag in a test. */
export const hasNoTest = ({ sentence }: Requirement) => sentence.includes('**No test:**');

/** The files by name, each with its number of tags. */
function shownBy(id: string, tags: readonly SpecTag[]): string {
  const counts = new Map<string, number>();
  for (const { file, requirements } of tags) {
    if (requirements.includes(id)) counts.set(basename(file), (counts.get(basename(file)) ?? 0) + 1);
  }
  return [...counts].map(([file, count]) => (count > 1 ? `${file} (${count})` : file)).join(', ') || '–';
}

const introduction = `# Which tests show each requirement

Written by \`npm run generate -- coverage\` from [requirements.md](requirements.md) and from the comments above the tests:
\`// spec: 1.5.3\` stands for row 1.5.3. To find the tests of a row, search for its number: \`grep -rn 'spec:.* 1.5.3' packages\`.

\`npm test -- coverage\` fails when a row has no test, or when a test of a row failed or did not run. A number behind a file counts its tests.

`;

/** All headings and tables of the requirements, with the tests of each row. */
export function writeCoveragePage(requirements: string, tags: readonly SpecTag[]): string {
  const lines = requirements.split('\n');
  const parts = lines.slice(lines.indexOf('# Part 1')).map((line) =>
    line
      .replace(/^\| \| requirement \|$/, '| | requirement | shown by |')
      .replace(/^\|---\|---\|$/, '|---|---|---|')
      .replace(row, (_, id: string, sentence: string) => `| ${id} | ${sentence} | ${shownBy(id, tags)} |`),
  );
  return introduction + parts.join('\n');
}
