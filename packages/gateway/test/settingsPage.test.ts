import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { settingsPage } from '../scripts/settingsPage.ts';
import { helpText, languageOf } from '../src/settings/help.ts';
import { settings } from '../src/settings/settingsTable.ts';

const source = new URL('../src/', import.meta.url);

/** Variables that AWS programs, the tests or the start of a clone read. */
const notOurs = /^ORACULO_(TEST|E2E|GATEWAY_URL|CHROMIUM|START_COMMAND)/;

test('docs/configuration.md matches the table of settings', async () => {
  const page = await readFile(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  expect(page).toBe(settingsPage());
});

test('the table has exactly the settings that the code reads', async () => {
  const read = new Set<string>(['PORT']);
  for (const file of await readdir(source, { recursive: true })) {
    if (!file.endsWith('.ts') || file === 'settings/settingsTable.ts') continue;
    for (const [name] of (await readFile(new URL(file, source), 'utf8')).matchAll(/\bORACULO_[A-Z][A-Z_0-9]*\b/g))
      if (!notOurs.test(name)) read.add(name);
  }
  expect([...read].toSorted()).toEqual(settings.map(({ name }) => name).toSorted());
});

test.each([
  [{ LANG: 'en_US.UTF-8' }, 'en'],
  [{ LANG: 'pt_BR.UTF-8' }, 'pt'],
  [{ LANG: 'C.UTF-8' }, 'pt'],
  [{}, 'pt'],
  [{ LC_ALL: 'en_GB.UTF-8', LANG: 'pt_BR.UTF-8' }, 'en'],
] as const)('with the locale %j the help is in %s', (env, language) => {
  expect(languageOf(env)).toBe(language);
});

test.each(['pt', 'en'] as const)('the help in %s lists each setting with its default', (language) => {
  const text = helpText(language);
  for (const { name, what } of settings) expect(text).toContain(`  ${name}\n      ${what[language]} (`);
});
