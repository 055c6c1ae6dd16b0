import { cp, readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { workspaceAlias } from '../../../workspaceAlias.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** libSQL has a native part for each kind of processor, which it looks for next to its own files. */
export const nativePackage = 'libsql';

async function bundle(entry: string, outDir: string, names: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: path('..'),
    resolve: { alias: workspaceAlias },
    ssr: { noExternal: true, external: [nativePackage] },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: names, chunkFileNames: names },
        // `pg` works without this optional package.
        external: ['pg-native'],
      },
    },
  });
}

/** Builds the gateway with all packages that it uses, as files of one folder. Only the native part is installed separately. */
export async function bundleRelease(outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await bundle(path('../src/main.ts'), outDir, '[name].js');
  await bundle(path('../src/intake/sheets/readSheetWorker.mjs'), outDir, '[name].mjs');
  const migrations = path('../src/db/migrations');
  await cp(migrations, `${outDir}/migrations`, { recursive: true });
  const found = await readdir(`${outDir}/migrations`);
  if (found.length === 0) throw new Error('The release has no migrations, so it could create no database.');
}
