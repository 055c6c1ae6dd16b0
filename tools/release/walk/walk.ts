import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findCurrentChromium } from '@oraculo-tools/testkit/browser/chromium.ts';
import { type Browser, chromium, type Page } from 'playwright';
import { releaseFolder } from '../pack/pack.ts';
import { pageCommands } from './pageCommands.ts';

/**
 * `npm run tool -- walk ‹root›`: runs the commands of docs/deploy.md, docs/upgrade.md and docs/operations.md in a bare Debian, word for word,
 * and uses what they started with a browser on another host. Needs root, and the folder that this writes:
 * `debootstrap --variant=minbase --include=ca-certificates,curl,nginx-light,openssl bookworm ‹root›`.
 */
const root = resolve(process.argv[2] ?? '');
if (process.argv.length !== 3) {
  console.error('npm run tool -- walk ‹folder of a Debian that debootstrap wrote›');
  process.exit(2);
}

const hostName = 'oraculo.example.com';
const namespace = 'oraculo-walk';
const [here, there] = ['10.77.0.1', '10.77.0.2'];
const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
const inRoot = ['ip', 'netns', 'exec', namespace, 'chroot', root] as const;

/** Commands of a page, at the place where its reader is. */
const follow = (commands: string): string =>
  execFileSync(inRoot[0], [...inRoot.slice(1), 'sh', '-euc', `cd /root\n${commands}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LANG: 'C.UTF-8' },
  });

/** The reader brings Node, the archive, a certificate, and here a stand-in for systemd. */
function prepare(): void {
  copyFileSync(process.execPath, join(root, 'usr/local/bin/node'));
  for (const file of readdirSync(releaseFolder).filter((name) => /^(oraculo-\d.*\.tar\.gz|SHA256SUMS)$/.test(name)))
    copyFileSync(join(releaseFolder, file), join(root, 'root', file));
  copyFileSync('tools/release/walk/systemctl.sh', join(root, 'usr/local/bin/systemctl'));
  run('chmod', '755', join(root, 'usr/local/bin/systemctl'), join(root, 'usr/local/bin/node'));
  writeFileSync(join(root, 'etc/hosts'), `127.0.0.1 localhost ${hostName}\n`);
  run('mount', '--bind', root, root);
  run('mount', '-t', 'proc', 'proc', join(root, 'proc'));
  run('mount', '--bind', '/dev', join(root, 'dev'));
  run('ip', 'netns', 'add', namespace);
  run('ip', 'link', 'add', 'oraculo0', 'type', 'veth', 'peer', 'name', 'oraculo1', 'netns', namespace);
  run('ip', 'addr', 'add', `${here}/24`, 'dev', 'oraculo0');
  run('ip', 'link', 'set', 'oraculo0', 'up');
  run('ip', '-n', namespace, 'addr', 'add', `${there}/24`, 'dev', 'oraculo1');
  run('ip', '-n', namespace, 'link', 'set', 'oraculo1', 'up');
  run('ip', '-n', namespace, 'link', 'set', 'lo', 'up');
  follow(`mkdir -p /etc/systemd/system /etc/ssl/oraculo
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${hostName} -addext subjectAltName=DNS:${hostName} \\
  -keyout /etc/ssl/oraculo/privkey.pem -out /etc/ssl/oraculo/fullchain.pem 2>/dev/null
cp /etc/ssl/oraculo/fullchain.pem /usr/local/share/ca-certificates/oraculo.crt
update-ca-certificates >/dev/null 2>&1`);
}

/** Ends what runs in the root, and takes away what `prepare` has put around it. */
function cleanUp(): void {
  const pids = execFileSync('ip', ['netns', 'pids', namespace], { encoding: 'utf8' }).split('\n').filter(Boolean);
  for (const pid of pids) process.kill(Number(pid), 'SIGKILL');
  run('ip', 'netns', 'del', namespace);
  for (const place of ['dev', 'proc', '']) run('umount', '--lazy', join(root, place));
}

async function openFirstAccount(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Nome').fill('Rosa Campos');
  await page.getByLabel('E-mail').fill('rosa@example.com');
  await page.getByLabel('Usuário').fill('rosa');
  await page.getByLabel('Senha').fill('Pitangueira-2026');
  await page.getByRole('button').click();
}

async function signIn(browser: Browser): Promise<void> {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(`https://${hostName}/login`);
  await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill('rosa');
  await page.getByLabel(/^Senha/).fill('Pitangueira-2026');
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await page.getByRole('heading', { level: 1, name: 'Consulta individual' }).waitFor();
  await page.close();
}

const begun = performance.now();
const note = (text: string) => console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${text}`);

prepare();
try {
  const answer = follow(pageCommands('docs/deploy.md', 'One machine'));
  note('deploy.md, One machine: every command ended well');
  console.log(answer);
  const link = /https:\/\/\S+\/primeiro-acesso\S*/.exec(answer)?.[0];
  if (link === undefined)
    throw new Error('the page ends with a link for the first administrator, and none was printed');

  const launch = await findCurrentChromium();
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--host-resolver-rules=MAP ${hostName} ${there}`],
  });
  await openFirstAccount(await browser.newPage({ ignoreHTTPSErrors: true }), link);
  await signIn(browser);
  note('the first administrator is in, over TLS, from another host');

  follow('systemctl start oraculo-backup');
  const newest = follow('ls /var/lib/oraculo/backups').trim().split('\n').at(-1) ?? '';
  follow(pageCommands('docs/operations.md', 'Rehearse a restore').replace('‹newest›', newest));
  note('operations.md: the restore was rehearsed');

  const { version } = JSON.parse(readFileSync('packages/gateway/package.json', 'utf8')) as { version: string };
  const fill = (commands: string) => commands.replaceAll(/‹(new|old)›/g, version);
  follow(fill(pageCommands('docs/upgrade.md', 'Upgrade one machine')));
  await signIn(browser);
  follow(fill(pageCommands('docs/upgrade.md', 'The way back')));
  await signIn(browser);
  note('upgrade.md: up and back, and the administrator signs in after each');
  follow('systemctl stop oraculo');
  await browser.close();
} finally {
  cleanUp();
}
