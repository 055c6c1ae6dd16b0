import { spawn } from 'node:child_process';
import { freePort } from '@oraculo-tools/testkit/node/freePort.ts';
import type { Place } from './install.ts';
import { environment, run } from './run.ts';
import { followLink, type IsLost, loseParts, workScreen } from './workScreen.ts';

/** `$PORT` among its arguments stands for the port. */
type Command = [command: string, args: readonly string[]];

interface ServerApp {
  build: Command;
  start: Command;
  /** Only in development React compares the attributes of the elements that it hydrates. */
  develop?: Command;
  /** The directives that its Content-Security-Policy must have. */
  policy?: RegExp;
  /** Recognises lazy code in the page that the server sends. @default by the names of the parts */
  isLater?: (html: string) => IsLost;
}

/**
 * Resolves with the first answer. Fails when the server ends, or after a minute, even if it accepts a request and never
 * answers.
 */
async function firstAnswer(url: string, hasEnded: () => boolean): Promise<Response | null> {
  const limit = AbortSignal.timeout(60_000);
  while (!limit.aborted && !hasEnded()) {
    const answer = await fetch(url, { signal: limit }).catch(() => null);
    if (answer) return answer;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  return null;
}

interface Served {
  url: string;
  answer: Response;
}

/** Starts a server, sends one request, and stops it when `look` is done. */
async function serving(
  folder: string,
  [command, args]: Command,
  mode: 'production' | 'development',
  look: (served: Served) => Promise<string[]>,
): Promise<string[]> {
  const port = await freePort();
  const env = { ...environment, NODE_ENV: mode, PORT: String(port), HOST: '127.0.0.1' };
  const withPort = args.map((arg) => (arg === '$PORT' ? String(port) : arg));
  const server = spawn(command, withPort, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (printed += String(text)));
  const url = `http://127.0.0.1:${port}/`;
  try {
    const answer = await firstAnswer(url, () => server.exitCode !== null);
    return answer ? await look({ url, answer }) : [`the server does not answer; it printed:\n${printed.slice(-3000)}`];
  } finally {
    server.kill();
  }
}

/** Builds the app, starts the server of the framework and tests its page: rendered in Tokyo, hydrated in São Paulo. */
export async function proveServer({ folder, browser }: Place, app: ServerApp): Promise<string[]> {
  const { build, start, develop, policy, isLater } = app;
  const built = await run(folder, ...build);
  if (built.length > 0) return built;
  const faults = await serving(folder, start, 'production', async ({ url, answer }) => {
    const html = await answer.text();
    const header = answer.headers.get('content-security-policy') ?? '';
    const seen = [
      ...(html.includes('Abrir calendário: Emissão') ? [] : ['the server did not render the screen']),
      ...(policy && !policy.test(header) ? [`the policy is ${header}`] : []),
      ...(await workScreen(browser, url)),
      ...(await followLink(browser, url)),
    ];
    return seen.length > 0 ? seen : await loseParts(browser, url, isLater?.(html));
  });
  if (faults.length > 0 || !develop) return faults;
  const developed = await serving(folder, develop, 'development', async ({ url }) => [
    ...(await workScreen(browser, url)),
    ...(await followLink(browser, url)),
  ]);
  return developed.map((fault) => `in development: ${fault}`);
}
