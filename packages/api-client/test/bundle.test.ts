import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** The bundle of an application that imports these exports. */
async function bundle(code: string): Promise<string> {
  const entry = 'virtual:entry';
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root: source('..'),
    resolve: { alias: { '@oraculo/api-client': source('index.ts') } },
    plugins: [
      { name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  return (output as Rolldown.RolldownOutput).output.map((part) => ('code' in part ? part.code : '')).join('\n');
}

const bytes = (code: string) => gzipSync(code, { level: 9 }).length;

const resources = readdirSync(source('resources')).map((name) => name.replace('.ts', ''));

/** The compressed size with the schemas and all dependencies; 5 % above the last measured size. */
test.each([
  ...resources.map((name): [string, number] => [`createTransport, ${name}`, 11.3]),
  ['createClient', 15.8] as [string, number],
])('{ %s } is at most %f kB', async (names, limit) => {
  const size = bytes(await bundle(`export { ${names} } from '@oraculo/api-client';`));
  process.stdout.write(`\n{ ${names} }: ${size} bytes gzip\n`);
  expect(size).toBeLessThanOrEqual(limit * 1024);
});

test('the bundle of one resource has no code of the others', async () => {
  const code = await bundle(`export { createTransport, brands } from '@oraculo/api-client';`);
  expect(code).toContain('/brands/dataprovider/all');
  expect(code).not.toMatch(/\/credentials\/report|\/glosas|\/healthOperators|XLSX|Ocorreu um erro ao/);
});
