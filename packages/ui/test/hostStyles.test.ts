import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const isPublished = (file: string) => file.endsWith('.tsx') && !/stories|fixtures|\.test\.|testing|story/.test(file);

/** Elements whose margins, markers and borders come from the browser or from a reset of the app. */
const opening = /<(?:h[1-6]|p|dl|dt|dd|ul|ol|figure|fieldset|legend)(?=[\s>])[^<]*/g;

/** `file:line` of each such element without a class. The kit's reset does not apply to it. */
function bareElements(file: string): string[] {
  const text = readFileSync(`${root}${file}`, 'utf8');
  return [...text.matchAll(opening)]
    .filter(([tag]) => !tag.includes('className='))
    .map(({ index, 0: tag }) => `${file}:${text.slice(0, index).split('\n').length}  ${tag.split('\n')[0]}`);
}

test('headings, paragraphs and lists of the kit have a class, so that its reset applies to them in any app', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isPublished);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(bareElements)).toEqual([]);
});
