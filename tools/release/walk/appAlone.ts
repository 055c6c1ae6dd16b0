import { withValues } from './pageCommands.ts';
import {
  deployCommands,
  firstLink,
  forProxy,
  type Proxy,
  walkThrough,
  type Deployment,
  type WalkContext,
} from './deployment.ts';
import { Visitor } from './Visitor.ts';
import { hostNames } from './hostNames.ts';
import { WalkHost } from './WalkHost.ts';

const origin = `https://${hostNames.app}`;
const files = `https://${hostNames.files}`;

/** The headers that docs/deploy.md requires from a service on another host; the proxy of the service adds them. */
const crossOrigin = `add_header Access-Control-Allow-Origin ${origin} always;
add_header Access-Control-Expose-Headers 'content-disposition, retry-after, x-request-id' always;
add_header Access-Control-Allow-Methods 'GET, POST, PUT, PATCH, DELETE' always;
add_header Access-Control-Allow-Headers 'key, token, content-type, idempotency-key' always;
if ($request_method = OPTIONS) { return 204; }`;

/**
 * Starts a gateway that serves no app. It stands in for the company’s service: the API is on one host, the files on
 * another.
 */
async function startService({
  bareRoot,
  authority,
}: WalkContext): Promise<{ service: WalkHost; key: string; link: string }> {
  const names = { [hostNames.service]: '127.0.0.1', [hostNames.files]: '127.0.0.1', [hostNames.app]: '127.0.0.1' };
  const service = new WalkHost(bareRoot, 12, authority, names);
  await service.follow(
    deployCommands('One machine').replace(
      'systemctl daemon-reload',
      'echo ORACULO_APP_DIR=none >> /etc/oraculo/oraculo.env',
    ),
  );
  await service.follow(deployCommands('A second origin for files'));
  await service.follow(`cat > /etc/nginx/cross-origin.conf <<'END'
${crossOrigin}
END
sed -e 's/${hostNames.app}/${hostNames.service}/' -e '/location \\/ {/i # config.example.json expects the service at /operator.\\nlocation /operator/ {\\n include /etc/nginx/cross-origin.conf;\\n proxy_pass http://127.0.0.1:4173/api/operator/;\\n}' -i /etc/nginx/conf.d/oraculo.conf
systemctl reload nginx`);
  const key = await service.follow("sed -n 's/^ORACULO_APPLICATION_KEY=//p' /etc/oraculo/oraculo.env");
  const link = firstLink(await service.follow('cat /var/lib/oraculo/acesso.txt')).replace(
    hostNames.app,
    hostNames.service,
  );
  return { service, key: key.trim(), link };
}

async function run(proxy: Proxy, belowPath: boolean, walk: WalkContext): Promise<void> {
  const { bareRoot, authority, log } = walk;
  const { service: opened, key, link } = await startService(walk);
  using service = opened;
  using host = new WalkHost(bareRoot, 11, authority, { [hostNames.app]: '127.0.0.1' });
  const commands = withValues(deployCommands('The app in front of your service'), { APPLICATION_KEY: key });
  await host.follow(forProxy(commands, proxy));
  if (belowPath)
    await host.follow(deployCommands('The app below a path').replace('reload nginx', `reload ${proxy.toLowerCase()}`));
  log('deploy.md: every command succeeded');

  await using visitor = await Visitor.open(belowPath ? `${origin}/oraculo` : origin, {
    [hostNames.app]: host.address,
    [hostNames.service]: service.address,
    [hostNames.files]: service.address,
  });
  await visitor.openFirstAccount(link);
  await walkThrough(visitor, service, files);
  log('signed in over TLS from another host: a query, a batch of 20 rows, its result and a report');
}

const proxies: Proxy[] = ['nginx', 'Caddy'];

export const appAlone: Deployment[] = proxies.flatMap((proxy) =>
  [false, true].map((belowPath) => ({
    name: `the app alone, ${proxy}${belowPath ? ', below a path' : ''}`,
    run: (walk) => run(proxy, belowPath, walk),
  })),
);
