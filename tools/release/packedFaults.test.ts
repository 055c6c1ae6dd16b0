import { expect, test } from 'vitest';
import { packedFaults } from './packedFaults.ts';

const sound = ['README.md', 'bin.js', 'dist/index.js', 'dist/Button.js', 'dist/Button.js.map', 'dist/Button.d.ts'];

test('a module with a source map passes, and so does one that only re-exports', () => {
  expect(packedFaults(sound)).toEqual([]);
});

test.each([
  [['dist/Select.js'], 'dist/Select.js has no source map'],
  [['dist/exampleRows.d.ts'], 'dist/exampleRows.d.ts is not for others'],
  [['dist/storyForm.d.ts'], 'dist/storyForm.d.ts is not for others'],
  [['dist/Button.stories.d.ts'], 'dist/Button.stories.d.ts is not for others'],
  [['dist/rows.fixtures.d.ts'], 'dist/rows.fixtures.d.ts is not for others'],
  [['dist/messageExamples.d.ts'], 'dist/messageExamples.d.ts is not for others'],
  [['dist/masks.test.d.ts'], 'dist/masks.test.d.ts is not for others'],
])('%s is reported', (paths, fault) => {
  expect(packedFaults([...sound, ...paths])).toEqual([fault]);
});

test('a published entry may have a name that leftovers have', () => {
  const fixtures = ['dist/fixtures/rows.js', 'dist/fixtures/rows.js.map'];
  expect(packedFaults([...sound, ...fixtures], ['dist/fixtures/'])).toEqual([]);
});

test('a package that was not built is reported', () => {
  expect(packedFaults(['README.md'])).toEqual(['nothing was built']);
});
