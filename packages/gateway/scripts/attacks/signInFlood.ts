import { Agent, request } from 'node:http';
import { load } from '../load.ts';
import { type Attack, type Target, timed, within } from './attack.ts';

const right = { username: 'leitura', password: 'Araucaria-2694' };

function signIn(target: Pick<Target, 'admin' | 'api'>, body: object, from: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { key: target.admin.key, 'content-type': 'application/json' };
    const sent = request(`${target.api}/user/sessions`, { method: 'POST', localAddress: from, agent, headers });
    sent.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)));
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

/** A right sign-in from an address that nobody attacks from. */
export const rightSignIn = (target: Pick<Target, 'admin' | 'api'>) =>
  timed(() => signIn(target, right, '127.0.9.9', new Agent()));

/** Random names and the public key from forty connections, of one address or of forty. */
const flood =
  (title: string, addressOf: (connection: number) => string): Attack =>
  async (target) => {
    const agent = new Agent({ keepAlive: true });
    const state = { isOver: false, number: 0 };
    const flooding = Array.from({ length: 40 }, async (_, connection) => {
      while (!state.isOver) {
        state.number += 1;
        await signIn(target, { username: `x${state.number}`, password: 'x' }, addressOf(connection), agent).catch(
          () => 0,
        );
      }
    });
    const measure = (url: string, headers: Record<string, string>) =>
      load({ url, headers, connections: 1, seconds: target.seconds / 2 });
    const page = await measure(`${target.gateway.origin}/config.json`, {});
    const { ms: signInMs, result: status } = await rightSignIn(target);
    const list = await measure(`${target.api}/eligibility/history?page=0&size=10`, target.admin);
    state.isOver = true;
    await Promise.all(flooding);
    agent.destroy();
    return [
      within(title, 'a public answer, p99', page.p99Ms, 150, 'ms', target.alone.pageMs),
      within(title, 'a signed-in list, p99', list.p99Ms, 150, 'ms', target.alone.listMs),
      within(
        title,
        'a right sign-in from elsewhere',
        status === 200 ? signInMs : Number.POSITIVE_INFINITY,
        2000,
        `ms (status ${status})`,
        target.alone.signInMs,
      ),
    ];
  };

export const signInFloods: readonly Attack[] = [
  flood('sign-in flood, 40 connections of one address', () => '127.0.0.5'),
  flood('sign-in flood, 40 connections of 40 addresses', (connection) => `127.0.1.${connection + 1}`),
];
