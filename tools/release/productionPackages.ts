import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface ProductionPackage {
  name: string;
  version: string;
  licence: string;
  /** The packages of this repository that are shipped. */
  usedBy: string[];
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Not installed as dependencies: their files are part of the published kit. */
const shippedInside: Record<string, string[]> = {
  ui: ['@fontsource-variable/atkinson-hyperlegible-next', '@lucide/icons'],
};

const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Finds a package as Node does: in the folder of the package that imports it, then in the folders above. */
function locate(name: string, from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
  }
  return undefined;
}

const licenceOf = ({ license }: Manifest) => (typeof license === 'object' ? license.type : (license ?? 'none'));

/** Every package that an installation of our packages, or the build of the app, contains. Reads the installed packages. */
export function productionPackages(ours: readonly string[]): ProductionPackage[] {
  const found = new Map<string, ProductionPackage>();
  for (const own of ours) {
    const seen = new Set<string>();
    const visit = (name: string, from: string, isNeeded: boolean) => {
      const folder = locate(name, from);
      if (!folder) {
        if (isNeeded) throw new Error(`${name}, which ${from} needs, is not installed`);
        return;
      }
      if (seen.has(folder)) return;
      seen.add(folder);
      const manifest = read(folder);
      const isOurs = manifest.name.startsWith('@oraculo/');
      if (!isOurs) {
        const key = `${manifest.name}@${manifest.version}`;
        const { usedBy = [] } = found.get(key) ?? {};
        const { version } = manifest;
        found.set(key, { name: manifest.name, version, licence: licenceOf(manifest), usedBy: [...usedBy, own] });
      }
      for (const needed of Object.keys(manifest.dependencies ?? {})) visit(needed, folder, true);
      // Peers of our own packages are dependencies of the app. A peer of another package is a dependency elsewhere in
      // the list.
      if (isOurs) for (const peer of Object.keys(manifest.peerDependencies ?? {})) visit(peer, folder, true);
    };
    const folder = join('packages', own);
    for (const name of Object.keys(read(folder).dependencies ?? {})) visit(name, realpathSync(folder), true);
    for (const name of shippedInside[own] ?? []) visit(name, realpathSync(folder), true);
  }
  return [...found.values()].toSorted((a, b) => `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, 'en'));
}
