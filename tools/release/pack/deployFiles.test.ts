import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardNumberRules } from '@oraculo/api-client';
import { helpText } from '@oraculo/gateway/src/settings/help.ts';
import { settings } from '@oraculo/gateway/src/settings/settingsTable.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { lockedHash } from './nativeParts.ts';

const folder = mkdtempSync(join(tmpdir(), 'oraculo-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = ['deploy', 'upgrade', 'operations', 'configuration'].map(
  (name) => [`docs/${name}.md`, readFileSync(`docs/${name}.md`, 'utf8')] as const,
);
const deployFiles = readdirSync('deploy', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const written = [...pages, ...deployFiles.map((file) => [file, readFileSync(file, 'utf8')] as const)];

test.each(written)('%s mentions only existing settings', (_file, text) => {
  const known = settings.map(({ name }) => name);
  // The start script reads `ORACULO_NODE`, the path of Node. It is not a setting of the gateway.
  const named = [...text.matchAll(/\bORACULO_[A-Z][A-Z_0-9]*\b/g)].map(([name]) => name);
  expect(named.filter((name) => !known.includes(name) && name !== 'ORACULO_NODE')).toEqual([]);
});

test.each(pages)('%s mentions only existing commands and files of a release', (_file, text) => {
  const help = helpText('en');
  for (const [, command = ''] of text.matchAll(/(?:bin\/oraculo|^oraculo) -*([a-z][a-z-]*)/gm))
    expect(help).toContain(`--${command}`.replace('--start', 'npm start'));
  for (const [, file = ''] of text.matchAll(/`(?:\/opt\/oraculo\/)?deploy\/([\w./-]+)`/g)) {
    const inRelease = ['deploy', 'deploy/system'].some((root) => existsSync(join(root, file)));
    expect([file, inRelease]).toEqual([file, true]);
  }
});

describe('the settings of the app', () => {
  const read = (name: string) => JSON.parse(readFileSync(`deploy/app/${name}`, 'utf8'));

  test('have a schema with every rule of card numbers and every key of the example', () => {
    const schema = read('config.schema.json');
    expect(schema.$defs.rule.enum).toEqual(Object.keys(cardNumberRules));
    const known = Object.keys(schema.properties);
    expect(Object.keys(read('config.example.json')).filter((key) => !known.includes(key))).toEqual([]);
  });

  test('may have a base path, which the script writes into the page and removes again', () => {
    cpSync('deploy/app/set-base-path.sh', join(folder, 'set-base-path.sh'));
    const page =
      '<link rel="icon" href="/favicon.svg"><link href="/config.json"><script src="/assets/a.js"></script><a href="https://x.example/">';
    const index = join(folder, 'index.html');
    writeFileSync(index, page);
    const move = (path: string) => execFileSync('sh', [join(folder, 'set-base-path.sh'), path], { stdio: 'pipe' });
    move('/oraculo/');
    expect(readFileSync(index, 'utf8')).toBe(
      page.replaceAll('"/f', '"/oraculo/f').replaceAll('"/c', '"/oraculo/c').replaceAll('"/a', '"/oraculo/a'),
    );
    move('/other/place/');
    expect(readFileSync(index, 'utf8')).toContain('src="/other/place/assets/a.js"');
    move('/');
    expect(readFileSync(index, 'utf8')).toBe(page);
    expect(() => move('oraculo')).toThrow('begins and ends in a slash');
    expect(() => move('/a b/')).toThrow('letters, digits');
  });
});

test('the hash of a native part comes from the lockfile, and a missing hash is an error', () => {
  const lockfile = "  '@x/y@1.0.0':\n    resolution: {integrity: sha512-abc+/=}\n";
  expect(lockedHash(lockfile, '@x/y', '1.0.0')).toBe('sha512-abc+/=');
  expect(() => lockedHash(lockfile, '@x/y', '1.0.1')).toThrow('no hash');
});

test('alerts and dashboard use only existing metrics, and docs/operations.md lists all of them', () => {
  const namesIn = (text: string) =>
    [...text.matchAll(/\boraculo_[a-z_]+/g)].map(([name]) => name.replace(/_bucket$/, ''));
  const served = [
    ...readFileSync('packages/gateway/src/http/monitoring/metrics.ts', 'utf8').matchAll(/# TYPE (oraculo_\w+) (\w+)/g),
  ].map(([, name, kind]) => (kind === 'counter' ? `${name}_total` : name));
  expect(served.length).toBeGreaterThan(3);
  for (const file of ['deploy/prometheus/alerts.yml', 'deploy/prometheus/dashboard.json'])
    expect(namesIn(readFileSync(file, 'utf8')).filter((name) => !served.includes(name))).toEqual([]);
  expect([...new Set(namesIn(readFileSync('docs/operations.md', 'utf8')))].toSorted()).toEqual(served.toSorted());
});
