import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type Attack, answerTimes, listPath, publicPath, type Server, timed, within } from './attack.ts';

const right = { username: 'leitura', password: 'Araucaria-2694' };

function signIn({ adminHeaders, api }: Server, from: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { key: adminHeaders.key!, 'content-type': 'application/json' };
    const sent = request(`${api}/user/sessions`, { method: 'POST', localAddress: from, agent: false, headers });
    sent.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)));
    sent.on('error', reject);
    sent.end(JSON.stringify(right));
  });
}

/** Signs in with random names and the public key on forty connections, from one address or from forty. */
const flood =
  (title: string, addressOf: (connection: number) => string): Attack =>
  async (target) => {
    const { attacked, control, seconds } = target;
    /** A correct sign-in on each gateway, from an address that is not attacking and has not signed in before. */
    const signInFrom = async (address: string) => {
      const { ms, result: status } = await timed(() => signIn(attacked, address));
      const { ms: controlMs } = await timed(() => signIn(control, address));
      const value = status === 200 ? ms : Number.POSITIVE_INFINITY;
      return within(title, 'a right sign-in from elsewhere', value, 2000, `ms (status ${status})`, controlMs);
    };
    const addresses = Array.from({ length: 40 }, (_, connection) => addressOf(connection));
    const flooder = spawn(
      process.execPath,
      [
        fileURLToPath(new URL('./flooder.mjs', import.meta.url)),
        `${attacked.api}/user/sessions`,
        attacked.adminHeaders.key!,
        ...addresses,
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    const page = await answerTimes(target, publicPath, { connections: 1, seconds: seconds / 2 });
    // Measured once while the first attempts of forty addresses still wait, and once when all of them have many
    // attempts.
    const early = await signInFrom('127.0.9.1');
    const list = await answerTimes(target, listPath, { connections: 1, seconds: seconds / 2 });
    const late = await signInFrom('127.0.9.2');
    const gone = once(flooder, 'exit');
    flooder.kill();
    await gone;
    return [
      within(title, 'a public answer, p99', page.p99Ms, 150, 'ms', page.controlMs),
      within(title, 'a signed-in list, p99', list.p99Ms, 150, 'ms', list.controlMs),
      early,
      late,
    ];
  };

export const signInFloods: readonly Attack[] = [
  flood('sign-in flood, 40 connections of one address', () => '127.0.0.5'),
  flood('sign-in flood, 40 connections of 40 addresses', (connection) => `127.0.1.${connection + 1}`),
];
