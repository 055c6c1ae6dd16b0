import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketAccount, startBucketServer } from '@oraculo-tools/testkit/gateway/bucketServer.ts';
import { findPostgres, startPostgres } from '@oraculo-tools/testkit/gateway/postgresCluster.ts';
import { pageCommands, withValues } from './pageCommands.ts';
import {
  checkCameFrom,
  deployCommands,
  firstLink,
  forProxy,
  type Proxy,
  type Deployment,
  type WalkContext,
  walkThrough,
} from './deployment.ts';
import { Visitor } from './Visitor.ts';
import { hostNames } from './hostNames.ts';
import { outside, WalkHost } from './WalkHost.ts';

/** Starts a PostgreSQL server that the hosts of the walk can reach. */
async function startDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'oraculo-walk-rules-'));
  const rules = join(folder, 'pg_hba.conf');
  writeFileSync(rules, ['127.0.0.1/32', '10.77.0.0/24'].map((hosts) => `host all all ${hosts} trust\n`).join(''));
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  const cluster = await startPostgres({ listen_addresses: `127.0.0.1,${outside}`, hba_file: rules });
  const bin = findPostgres() ?? '';
  execFileSync(join(bin, 'createdb'), ['--maintenance-db', `${cluster.url}/postgres`, 'oraculo']);
  return {
    url: `${cluster.url.replace('127.0.0.1', outside)}/oraculo`,
    [Symbol.asyncDispose]: async () => {
      await cluster[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends one request through the proxy on a new connection, and returns the status or the error of the connection. */
const sendRequest = (address: string, method: 'GET' | 'POST'): Promise<string> =>
  new Promise((done) => {
    const path = method === 'GET' ? '/config.json' : '/api/operator/user/sessions';
    const headers = { host: hostNames.app, 'content-type': 'application/json' };
    // On a new connection, because a server may close a reused one. A browser would repeat the request then; this
    // client does not.
    const agent = false;
    request(
      { host: address, servername: hostNames.app, path, method, headers, agent, rejectUnauthorized: false },
      (answer) =>
        answer
          .resume()
          .on('end', () => done(`${answer.statusCode}${answer.headers['x-request-id'] ? '' : ' of the proxy'}`))
          .on('error', ({ message }) => done(message)),
    )
      .on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
      .end(method === 'POST' ? '{}' : undefined);
  });

/**
 * Restarts one gateway after the other while thirty clients send requests, and returns the number of answers. Throws if
 * a request gets no answer, or an answer of the proxy itself.
 */
async function restartUnderLoad(proxy: WalkHost, gateways: readonly WalkHost[], kind: Proxy): Promise<number> {
  const page = pageCommands('docs/upgrade.md', 'Upgrade several machines');
  const [takeOut = '', bringBack = ''] = page.split(/(?<=reload nginx\n)/);
  const answers = new Map<string, number>();
  const over = new AbortController();
  const people = Array.from({ length: 30 }, async (_, person) => {
    while (!over.signal.aborted) {
      const method = person % 3 === 0 ? 'POST' : 'GET';
      const answer = `${method} ${await sendRequest(proxy.address, method)}`;
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  });
  try {
    for (const gateway of gateways) {
      const name = `GATEWAY=${gateway.address}\n`;
      if (kind === 'nginx') await proxy.follow(takeOut.replace(/^GATEWAY=.*\n/, name));
      await gateway.follow(
        'systemctl restart oraculo\ncurl --fail --silent --retry 60 --retry-delay 1 --retry-all-errors http://localhost:4173/readyz',
      );
      if (kind === 'nginx') await proxy.follow(name + bringBack);
      // The proxy needs this time to notice that the gateway is back before the next one stops.
      await gateway.follow('sleep 3');
    }
  } finally {
    over.abort();
    await Promise.all(people);
  }
  const known = ['GET 200', 'POST 400', 'POST 401', 'POST 403'];
  const cut = [...answers].filter(([answer]) => !known.includes(answer));
  if (cut.length > 0)
    throw new Error(`restarts were noticed: ${cut.map(([answer, times]) => `${answer} ${times}×`).join(', ')}`);
  return [...answers.values()].reduce((sum, times) => sum + times, 0);
}

async function run(proxy: Proxy, { bareRoot, authority, log }: WalkContext): Promise<void> {
  const publicly = { address: outside, name: hostNames.bucket, key: authority.key, cert: authority.certificate };
  await using database = await startDatabase();
  await using bucket = await startBucketServer({ publicly });
  log('PostgreSQL and the bucket have started');
  const names = { [hostNames.bucket]: outside };
  using first = new WalkHost(bareRoot, 11, authority, names);
  using second = new WalkHost(bareRoot, 12, authority, names);
  using front = new WalkHost(bareRoot, 13, authority, { [hostNames.app]: '127.0.0.1' });

  const settings = withValues(deployCommands('The settings'), {
    PROXY: front.address,
    DATABASE: database.url,
    BUCKET: bucket.settings.filesUrl,
    S3: bucket.settings.s3Endpoint,
    S3_KEY: bucketAccount.id,
    S3_SECRET: bucketAccount.secret,
  });
  await first.follow(settings);
  // The walk's own certificate authority, which no trust store contains.
  await first.follow('echo NODE_EXTRA_CA_CERTS=/usr/local/share/ca-certificates/walk.crt >> /etc/oraculo/oraculo.env');
  const env = await first.follow('cat /etc/oraculo/oraculo.env');
  await second.follow(
    `install -D -m 600 /dev/null /etc/oraculo/oraculo.env\ncat > /etc/oraculo/oraculo.env <<'END'\n${env}END`,
  );
  await first.follow(deployCommands('Each gateway'));
  await second.follow(deployCommands('Each gateway'));
  const addresses = { GATEWAY_1: first.address, GATEWAY_2: second.address };
  await front.follow(forProxy(withValues(deployCommands('The proxy'), addresses), proxy));
  log('deploy.md: every command succeeded on three machines');

  const origin = `https://${hostNames.app}`;
  const toNames = { [hostNames.app]: front.address, [hostNames.bucket]: outside };
  await using visitor = await Visitor.open(origin, toNames);
  await visitor.openFirstAccount(firstLink(await second.follow('cat /var/lib/oraculo/acesso.txt')));
  await walkThrough(visitor, second, bucket.settings.s3Endpoint);
  log('signed in over TLS from another host: a query, a batch of 20 rows, its result and a report');

  await first.follow('systemctl stop oraculo');
  const page = await visitor.signIn();
  await visitor.upload(page);
  await first.follow('systemctl start oraculo');
  await first.follow('curl --fail --silent --retry 60 --retry-delay 1 --retry-all-errors http://localhost:4173/readyz');
  await second.follow('systemctl stop oraculo');
  checkCameFrom(await visitor.downloadBatch(page), bucket.settings.s3Endpoint);
  log('sent through one gateway and read through the other, with the session of the first');
  await second.follow('systemctl start oraculo');
  await second.follow(
    'curl --fail --silent --retry 60 --retry-delay 1 --retry-all-errors http://localhost:4173/readyz',
  );
  const answered = await restartUnderLoad(front, [first, second], proxy);
  log(`both gateways restarted under 30 connections: ${answered} answers, 0 cut off`);
  await Promise.all([first, second].map((host) => host.follow('systemctl stop oraculo')));
}

const proxies: Proxy[] = ['nginx', 'Caddy'];

export const severalMachines: Deployment[] = proxies.map((proxy) => ({
  name: `several machines, ${proxy}`,
  run: (walk) => run(proxy, walk),
}));
