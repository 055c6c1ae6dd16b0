import { expect, test } from 'vitest';
import { pageKey } from './pageKey.ts';

test.each([
  ['/automations/file-recovery', 'automations-file_recovery'],
  ['/automations/documents-capture', 'automations-documents_capture'],
  ['/eligibilities', 'eligibilities'],
  ['//eligibilities/report', 'eligibilities-report'],
  ['/saude-mais', 'saude_mais'],
])('%s is the page %s', (path, key) => {
  expect(pageKey(path)).toBe(key);
});
