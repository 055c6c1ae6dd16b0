import { cp, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { workspaceAlias } from '../../../workspaceAlias.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** @param entry the path of its first module */
export async function buildProgram(entry: string, name: string, chunkFileNames: string): Promise<string> {
  const outDir = path('../dist');
  await build({
    configFile: false,
    logLevel: 'warn',
    root: path('..'),
    resolve: { alias: workspaceAlias },
    ssr: { noExternal: [/^@oraculo\//] },
    build: {
      ssr: entry,
      outDir,
      // A gateway in this folder reads its worker file for every spreadsheet.
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: name, chunkFileNames } },
    },
  });
  await cp(path('../src/db/migrations'), `${outDir}/migrations`, { recursive: true });
  const sheets = path('../src/intake/sheets');
  for (const file of await readdir(sheets))
    if (file.endsWith('.mjs')) await cp(`${sheets}/${file}`, `${outDir}/${file}`);
  return `${outDir}/${name}`;
}

/**
 * Builds the gateway as one plain JavaScript file. It starts several times faster than the sources, which matters to a
 * script that starts it hundreds of times. Its folder has the same depth as `src`, so relative paths from it are the
 * same.
 */
export const buildGateway = (): Promise<string> => buildProgram(path('../src/main.ts'), 'main.js', '[name].js');
