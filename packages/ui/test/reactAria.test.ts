import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const manifestOf = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as { version: string; dependencies: Record<string, string> };

const kit = manifestOf(folder('../package.json'));
const installed = (name: string) => manifestOf(folder(`../node_modules/${name}/package.json`));

/** A patch of React Aria may move these: read both before you raise the version. */
const privateImports = ['react-aria/private/interactions/focusSafely', 'react-aria/private/overlays/ariaHideOutside'];

test('the packages import no other private path of React Aria', () => {
  const found = ['ui', 'api-client', 'app', 'gateway'].flatMap((name) => {
    const sources = folder(`../../${name}/src`);
    return readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap(
        (file) => readFileSync(`${sources}/${file}`, 'utf8').match(/(?<=from ')[^.'][^']*\/private\/[^']*/g) ?? [],
      );
  });
  expect(found.toSorted()).toEqual(privateImports);
});

test('React Aria has one exact version, the one that `react-aria-components` depends on', () => {
  const { 'react-aria': version, 'react-aria-components': components } = kit.dependencies;
  expect(version).toBe(installed('react-aria').version);
  expect(components).toBe(installed('react-aria-components').version);
  expect(installed('react-aria-components').dependencies['react-aria']).toBe(version);
});

test.each(privateImports)('%s exists', async (path) => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  expect(await import(path)).toHaveProperty(name);
});
