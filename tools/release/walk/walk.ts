import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createAuthority } from './certificateAuthority.ts';
import { appAlone } from './appAlone.ts';
import { oneMachine } from './oneMachine.ts';
import { severalMachines } from './severalMachines.ts';
import { hostNames } from './hostNames.ts';
import { type Deployment } from './deployment.ts';
import { openNetwork } from './WalkHost.ts';

/**
 * `npm run tool -- walk ‹root› [name …]` runs the commands of docs/deploy.md, docs/operations.md and docs/upgrade.md
 * unchanged in copies of a bare Debian, and uses the product in a browser on another host. A name selects every
 * deployment whose name contains it. It needs root, a release of `npm run release -- --pack`, PostgreSQL for several
 * machines, and a folder that this command creates: `debootstrap --variant=minbase
 * --include=ca-certificates,caddy,curl,nginx-light,openssl bookworm ‹root›`.
 */
const [folder = '', ...names] = process.argv.slice(2);
const bareRoot = resolve(folder);
const deployments: Deployment[] = [...oneMachine, ...appAlone, ...severalMachines];
const chosen =
  names.length === 0 ? deployments : deployments.filter(({ name }) => names.some((part) => name.includes(part)));
if (folder === '' || !existsSync(`${bareRoot}/usr/bin/caddy`) || chosen.length === 0) {
  console.error(`npm run tool -- walk ‹folder of a Debian that debootstrap wrote› [name …]\n`);
  for (const { name } of deployments) console.error(`  ${name}`);
  process.exit(2);
}

using authority = createAuthority(Object.values(hostNames));
const network = openNetwork();
try {
  for (const { name, run } of chosen) {
    const begun = performance.now();
    console.log(name);
    const log = (text: string) =>
      console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${text}`);
    await run({ bareRoot, authority, log });
  }
} finally {
  network[Symbol.dispose]();
}
console.log(`${chosen.length} of ${deployments.length} deployments work as the pages describe.`);
