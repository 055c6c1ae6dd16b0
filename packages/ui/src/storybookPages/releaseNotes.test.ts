import { expect, test } from 'vitest';
import { notesOf } from './releaseNotes.ts';

const changesets = [
  "---\n'@oraculo/ui': patch\n---\n\n`Pagination`: keeps the focus.\n",
  "---\n'@oraculo/api-client': patch\n---\n\nAn abort sends nothing.\n",
  "---\n'@oraculo/api-client': patch\n'@oraculo/ui': minor\n---\n\nNew:\n\n```tsx\n<Steps />\n```\n",
];

test('the notes of the kit are told by their kind, each as one line of a list', () => {
  expect(notesOf('patch', changesets)).toEqual(['- `Pagination`: keeps the focus.']);
  expect(notesOf('minor', changesets)).toEqual(['- New:\n  \n  ```tsx\n  <Steps />\n  ```']);
});

test('what concerns the client alone is not told', () => {
  const bumps = ['major', 'minor', 'patch'] as const;
  expect(bumps.flatMap((bump) => notesOf(bump, changesets)).join('')).not.toContain('abort');
});
