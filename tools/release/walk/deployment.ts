import type { Authority } from './certificateAuthority.ts';
import { pageCommands } from './pageCommands.ts';
import type { Visitor } from './Visitor.ts';
import type { WalkHost } from './WalkHost.ts';

export interface WalkContext {
  bareRoot: string;
  authority: Authority;
  /** Prints a finished step with the seconds since the start of the deployment. */
  log(text: string): void;
}

/** A deployment that the pages describe. */
export interface Deployment {
  name: string;
  run(walk: WalkContext): Promise<void>;
}

export type Proxy = 'nginx' | 'Caddy';

export const deployCommands = (heading: string): string => pageCommands('docs/deploy.md', heading);

/** The commands for nginx, with the changes that a reader makes for Caddy. */
export const forProxy = (commands: string, proxy: Proxy): string =>
  proxy === 'nginx'
    ? commands
    : commands
        .replaceAll('nginx-gateways.conf', 'Caddyfile.gateways')
        .replaceAll('server-examples/nginx.conf', 'server-examples/Caddyfile')
        .replaceAll(/\/etc\/nginx\/conf\.d\/oraculo\.conf/g, '/etc/caddy/Caddyfile')
        .replaceAll('nginx -t\n', '')
        .replaceAll('reload nginx', 'reload caddy');

export function firstLink(text: string): string {
  const link = /https:\/\/\S+\/primeiro-acesso\S*/.exec(text)?.[0];
  if (link === undefined) throw new Error(`no link of the first administrator in: ${text}`);
  return link;
}

export function checkCameFrom(url: string, place: string): void {
  if (!url.startsWith(`${place}/`)) throw new Error(`a file came from ${url}, not from ${place}`);
}

/** Uses the product from the first account to a downloaded report, and checks that files come from the origin `files`. */
export async function walkThrough(visitor: Visitor, gateway: WalkHost, files: string): Promise<void> {
  const page = await visitor.signIn();
  try {
    await visitor.registerOperator(page);
    await gateway.follow(deployCommands('The first query'));
    await visitor.registerCredential(page);
    await visitor.query(page);
    await visitor.upload(page);
    checkCameFrom(await visitor.downloadBatch(page), files);
    checkCameFrom(await visitor.exportReport(page), files);
    visitor.checkErrors();
  } catch (error) {
    console.error(await page.locator('body').ariaSnapshot());
    throw error;
  }
  await page.close();
}
