import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'playwright';
import { installPacked, pack } from '../packed.ts';

export interface Place {
  name: string;
  folder: string;
  browser: Browser;
}

export interface App {
  name: string;
  /** The faults; empty if there are none. */
  prove: (place: Place) => Promise<string[]>;
}

export const say = (text: string) => console.log(`consumer apps: ${text}`);

const root = resolve('.cache/consumer-apps');

/** The shared files that are copied into each app. */
const shared: Record<string, string[]> = {
  next: ['Screen.tsx'],
  router: ['Screen.tsx'],
  webpack: ['Screen.tsx'],
  forms: ['Screen.tsx'],
  vitest: ['kit.test.tsx'],
  jest: ['kit.test.tsx'],
};

function copyApps() {
  const kept = new Set(['node_modules', 'pnpm-lock.yaml']);
  mkdirSync(root, { recursive: true });
  for (const entry of readdirSync(root)) {
    if (kept.has(entry)) continue;
    // An app keeps its links to installed packages.
    const isApp = existsSync(`${root}/${entry}/package.json`);
    const old = isApp ? readdirSync(`${root}/${entry}`).map((file) => `${entry}/${file}`) : [entry];
    for (const path of old) {
      if (!path.endsWith('/node_modules')) rmSync(`${root}/${path}`, { recursive: true, force: true });
    }
  }
  cpSync('tools/consumer/apps', root, { recursive: true });
  for (const [app, files] of Object.entries(shared))
    for (const file of files) cpSync(`tools/consumer/apps/shared/${file}`, `${root}/${app}/src/${file}`);
  cpSync('tools/testkit/kit/gallery.tsx', `${root}/hosts/src/gallery.tsx`);
  rmSync(`${root}/shared`, { recursive: true });
}

interface Manifest {
  description: string;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestsOf = () =>
  readdirSync(root)
    .map((app) => ({ app, path: `${root}/${app}/package.json` }))
    .filter(({ path }) => existsSync(path))
    .map(({ app, path }) => ({ app, path, manifest: JSON.parse(readFileSync(path, 'utf8')) as Manifest }));

/** The oldest supported React and the newest. Each app uses one of them. */
const reacts = ['19.2.0', '19.3.1'];

/** `other` gives each app the other of the two. */
function takeReact(wanted: string) {
  for (const { path, manifest } of manifestsOf()) {
    const version = wanted === 'other' ? reacts.find((one) => one !== manifest.dependencies['react']) : wanted;
    Object.assign(manifest.dependencies, { react: version, 'react-dom': version });
    writeFileSync(path, JSON.stringify(manifest));
  }
}

/**
 * Creates the folder of the apps, each with its own dependencies and with `react` in place of its React. Prints what
 * was installed.
 */
export function installApps(react?: string): string {
  copyApps();
  if (react) takeReact(react);
  pack('ui', root);
  installPacked(root, '--no-frozen-lockfile');
  for (const { app, manifest } of manifestsOf()) {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(([name]) => !name.startsWith('@types/') && !name.startsWith('@oraculo/'))
      .map(([name, version]) => `${name} ${version.replace(/^npm:.+@/, '')}`);
    say(`${app} (${manifest.description}): ${versions.join(', ')}`);
  }
  for (const [app, folder] of Object.entries({ next: 'public', router: 'public' })) {
    mkdirSync(`${root}/${app}/${folder}`, { recursive: true });
    const script = readFileSync(`${root}/${app}/node_modules/@oraculo/ui/dist/color-mode.js`);
    writeFileSync(`${root}/${app}/${folder}/color-mode.js`, script);
    // A browser requests the icon of each site by itself, and logs an error if there is none.
    writeFileSync(`${root}/${app}/${folder}/favicon.ico`, '');
  }
  return root;
}
