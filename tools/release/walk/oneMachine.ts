import { readFileSync } from 'node:fs';
import { hostNames } from './hostNames.ts';
import { pageCommands, withValues } from './pageCommands.ts';
import {
  checkCameFrom,
  deployCommands,
  firstLink,
  forProxy,
  type Proxy,
  walkThrough,
  type Deployment,
  type WalkContext,
} from './deployment.ts';
import { Visitor } from './Visitor.ts';
import { WalkHost } from './WalkHost.ts';

interface Variant {
  proxy: Proxy;
  /** Whether files have their own host name. */
  secondOrigin?: boolean;
  belowPath?: boolean;
  /** Also runs backup, restore, upgrade and downgrade. */
  hasMaintenance?: boolean;
}

async function restoreAndUpgrade(host: WalkHost, visitor: Visitor, log: WalkContext['log']): Promise<void> {
  await host.follow(pageCommands('docs/operations.md', 'Test the restore'));
  log('operations.md: the restore was rehearsed');
  const { version } = JSON.parse(readFileSync('packages/gateway/package.json', 'utf8')) as { version: string };
  for (const commands of [
    withValues(pageCommands('docs/upgrade.md', 'Upgrade one machine'), { NEW: version }),
    withValues(pageCommands('docs/upgrade.md', 'Go back to the old version'), { OLD: version }),
  ]) {
    await host.follow(commands);
    await (await visitor.signIn()).close();
  }
  log('upgrade.md: up and back, and the administrator signs in after each');
}

/** Restores the backup on a new machine after the loss of the first one, and checks that account and batch are there. */
async function moveToNewMachine(host: WalkHost, { bareRoot, authority, log }: WalkContext): Promise<void> {
  await host.follow('systemctl start oraculo-backup');
  const newest = (await host.follow('ls -d /var/lib/oraculo/backups/2* | tail -n 1')).trim();
  using other = new WalkHost(bareRoot, 12, authority, { [hostNames.app]: '127.0.0.1' });
  host.copyTo(other, newest, 'root/backup');
  const start = /^systemctl enable --now oraculo/m;
  const commands = deployCommands('One machine');
  const [install = ''] = commands.split(start);
  await other.follow(
    commands
      .replace(install, () => `${install}${pageCommands('docs/operations.md', 'Restore on a new machine')}`)
      .replace(/^cat .*acesso\.txt\n/m, ''),
  );
  const origin = `https://${hostNames.app}`;
  await using visitor = await Visitor.open(origin, { [hostNames.app]: other.address });
  const page = await visitor.signIn();
  checkCameFrom(await visitor.downloadBatch(page), `${origin}/files`);
  visitor.checkErrors();
  log('operations.md: the backup of one machine works on another, with its account and its batch');
  await other.follow('systemctl stop oraculo');
}

async function runVariant(
  { proxy, secondOrigin, belowPath, hasMaintenance }: Variant,
  walk: WalkContext,
): Promise<void> {
  const { bareRoot, authority, log } = walk;
  const names = { [hostNames.app]: '127.0.0.1', [hostNames.files]: '127.0.0.1' };
  using host = new WalkHost(bareRoot, 11, authority, names);
  let commands = deployCommands('One machine');
  if (proxy === 'Caddy') {
    const [before = '', after] = commands.split(/^sed [^\n]*nginx-gateway[^]*systemctl reload nginx\n/m);
    if (after === undefined) throw new Error('the page has no commands for nginx to replace');
    commands = before + deployCommands('Caddy in place of nginx') + after;
  }
  await host.follow(commands);
  log('deploy.md: every command succeeded');
  if (secondOrigin) {
    const caddy = `cat /opt/oraculo/deploy/server-examples/Caddyfile.files >> /etc/caddy/Caddyfile\n`;
    const second = deployCommands('A second origin for files');
    await host.follow(
      proxy === 'nginx'
        ? second
        : forProxy(
            second.replace(/^sed "s\/files.*\n/m, () => caddy),
            proxy,
          ),
    );
  }
  if (belowPath) await host.follow(deployCommands('Below a path'));
  const origin = `https://${hostNames.app}${belowPath ? '/oraculo' : ''}`;
  const files = secondOrigin ? `https://${hostNames.files}` : `${origin}/files`;

  const link = firstLink(await host.follow('cat /var/lib/oraculo/acesso.txt'));
  await using visitor = await Visitor.open(origin, {
    [hostNames.app]: host.address,
    [hostNames.files]: host.address,
  });
  await visitor.openFirstAccount(link);
  await walkThrough(visitor, host, files);
  log('signed in over TLS from another host: a query, a batch of 20 rows, its result and a report');
  if (hasMaintenance) {
    await restoreAndUpgrade(host, visitor, log);
    await moveToNewMachine(host, walk);
  }
  await host.follow('systemctl stop oraculo');
}

const variants: [string, Variant][] = [
  ['one machine, nginx', { proxy: 'nginx', hasMaintenance: true }],
  ['one machine, Caddy', { proxy: 'Caddy' }],
  ['one machine, nginx, two origins', { proxy: 'nginx', secondOrigin: true }],
  ['one machine, Caddy, two origins', { proxy: 'Caddy', secondOrigin: true }],
  ['one machine, nginx, below a path', { proxy: 'nginx', belowPath: true }],
  ['one machine, Caddy, below a path', { proxy: 'Caddy', belowPath: true }],
];

export const oneMachine: Deployment[] = variants.map(([name, variant]) => ({
  name,
  run: (walk) => runVariant(variant, walk),
}));
