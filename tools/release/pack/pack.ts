import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { memoryEnvironment, nodeArguments } from '@oraculo/gateway/scripts/processSettings.ts';
import { bundleRelease } from '@oraculo/gateway/scripts/releaseGateway.ts';
import { buildAppIfChanged } from '../../../scripts/appBuild.ts';
import { productionPackages } from '../productionPackages.ts';
import { addNativeParts } from './nativeParts.ts';
import { sbomOf } from './sbom.ts';

export const releaseFolder = 'release';

const { version } = JSON.parse(readFileSync('packages/gateway/package.json', 'utf8')) as { version: string };

const textKinds = new Set(['.js', '.css', '.svg', '.json', '.html']);
/** Files that the installation changes, so that compressed copies would be out of date. */
const rewritten = new Set(['index.html', 'config.json']);

/** Writes compressed copies of each text file, so that a server need not compress them for every visitor. */
function compressTexts(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compressTexts(path);
    else if (textKinds.has(extname(entry.name)) && !rewritten.has(entry.name)) {
      const bytes = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(bytes));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}

/** Pages for the administrator. A link between two of them leads to a file of the same archive. */
const pages = ['deploy', 'configuration', 'upgrade', 'operations', 'beyond-one-machine'];

const copyTexts = (folder: string, names: readonly string[]) => {
  for (const name of names) cpSync(name, join(folder, name.split('/').at(-1)!));
};

function copyPages(folder: string): void {
  mkdirSync(join(folder, 'docs'));
  copyTexts(
    join(folder, 'docs'),
    pages.map((page) => `docs/${page}.md`),
  );
}

/**
 * Writes an archive whose bytes depend only on its content and the commit: sorted names, no owner, the time of the
 * commit.
 */
function archive(name: string): string {
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).trim();
  const file = `${name}.tar.gz`;
  const order = ['--sort=name', `--mtime=@${seconds}`, '--owner=0', '--group=0', '--numeric-owner'];
  const tar = execFileSync('tar', [...order, '-c', '-C', releaseFolder, name], { maxBuffer: 1024 * 1024 * 1024 });
  writeFileSync(join(releaseFolder, file), gzipSync(tar, { level: 9 }));
  return file;
}

function writeProgram(folder: string): void {
  const values: Record<string, string> = {
    ...memoryEnvironment,
    YOUNG: nodeArguments().join(' '),
    SHARED_YOUNG: nodeArguments('postgres:').join(' '),
  };
  const text = readFileSync('deploy/oraculo.sh', 'utf8').replace(/@(\w+)@/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`deploy/oraculo.sh names ${name}, which nothing sets`);
    return value;
  });
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/oraculo'), text);
  chmodSync(join(folder, 'bin/oraculo'), 0o755);
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function packApp(): string {
  const name = `oraculo-app-${version}`;
  const folder = join(releaseFolder, name);
  cpSync('packages/app/dist', folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  compressTexts(folder);
  cpSync('deploy/app', folder, { recursive: true });
  cpSync('deploy/server-examples', join(folder, 'server-examples'), { recursive: true });
  cpSync('deploy/prometheus', join(folder, 'deploy/prometheus'), { recursive: true });
  copyTexts(folder, ['CHANGELOG.md', 'LICENSE', 'THIRD-PARTY.md']);
  copyPages(folder);
  return name;
}

async function packGateway(appName: string): Promise<string> {
  const name = `oraculo-${version}`;
  const folder = join(releaseFolder, name);
  await bundleRelease(resolve(folder, 'lib'));
  await addNativeParts(join(folder, 'lib/node_modules'));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  writeFileSync(join(folder, 'lib/release.json'), `${JSON.stringify({ version, commit })}\n`);
  writeFileSync(join(folder, 'lib/package.json'), '{ "type": "module" }\n');
  const notPages =
    /\/(server-examples|config\.example\.json|config\.schema\.json.*|set-base-path\.sh|[A-Z-]+\.md|LICENSE|docs|deploy)$/;
  cpSync(join(releaseFolder, appName), join(folder, 'app'), {
    recursive: true,
    filter: (path) => !notPages.test(path),
  });
  cpSync('packages/api-client/openapi.json', join(folder, 'openapi.json'));
  cpSync('deploy/system', join(folder, 'deploy'), { recursive: true });
  cpSync('deploy/server-examples', join(folder, 'deploy/server-examples'), { recursive: true });
  cpSync('deploy/prometheus', join(folder, 'deploy/prometheus'), { recursive: true });
  writeProgram(folder);
  copyTexts(folder, ['CHANGELOG.md', 'LICENSE', 'THIRD-PARTY.md']);
  copyPages(folder);
  return name;
}

/** Writes into `release/`: both archives, a CycloneDX list of the packages in each, and the checksums of all files. */
export async function pack(): Promise<void> {
  rmSync(releaseFolder, { recursive: true, force: true });
  mkdirSync(releaseFolder);
  await buildAppIfChanged();
  const app = packApp();
  const gateway = await packGateway(app);
  const files: string[] = [];
  for (const [name, parts] of [
    [app, ['app', 'ui', 'api-client']],
    [gateway, ['gateway', 'app', 'ui', 'api-client']],
  ] as const) {
    files.push(archive(name));
    const file = `${name}.cdx.json`;
    writeFileSync(join(releaseFolder, file), await sbomOf(name, version, productionPackages(parts)));
    files.push(file);
    const packed = statSync(join(releaseFolder, `${name}.tar.gz`)).size;
    console.log(
      `${name}.tar.gz: ${megabytes(packed)} packed, ${megabytes(sizeOf(join(releaseFolder, name)))} unpacked`,
    );
  }
  const sums = files.map((file) => {
    const sum = createHash('sha256')
      .update(readFileSync(join(releaseFolder, file)))
      .digest('hex');
    return `${sum}  ${file}\n`;
  });
  writeFileSync(join(releaseFolder, 'SHA256SUMS'), sums.join(''));
}
