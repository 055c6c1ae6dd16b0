import { basename } from 'node:path';
import type { SpecTag } from './specTags.ts';

export interface Requirement {
  /** `1.5.3`: part, section, number; `d.3`: decided; `x.3`: beyond the specification. */
  id: string;
  what: string;
}

const row = /^\| ((?:[12]\.\d|d|x)\.\d+) \| (.*) \|[^|]*\|$/;

export const readRequirements = (page: string): Requirement[] =>
  page.split('\n').flatMap((line) => {
    const [, id, what] = row.exec(line) ?? [];
    return id === undefined || what === undefined ? [] : [{ id, what }];
  });

/** Says why no test is possible. Such a row needs no tag. */
export const hasNoTest = ({ what }: Requirement) => what.includes('**No test:**');

/** Files by name, each with the number of its tags. */
function shownBy(id: string, tags: readonly SpecTag[]): string {
  const counts = new Map<string, number>();
  for (const { file, requirements } of tags) {
    if (requirements.includes(id)) counts.set(basename(file), (counts.get(basename(file)) ?? 0) + 1);
  }
  return [...counts].map(([file, count]) => (count > 1 ? `${file} (${count})` : file)).join(', ') || '–';
}

/** The page with its last column written from the tags. */
export const writeCoveragePage = (page: string, tags: readonly SpecTag[]) =>
  page
    .split('\n')
    .map((line) => line.replace(row, (_, id: string, what: string) => `| ${id} | ${what} | ${shownBy(id, tags)} |`))
    .join('\n');
