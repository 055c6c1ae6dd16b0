import { allOperations, groups } from '@oraculo/api-client/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guard } from '../src/http/guard.ts';
import { revokeSessions } from '../src/auth/sessions.ts';
import { apiBase, startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let gateway: TestGateway;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  gateway = await startTestGateway();
  tokens.expired = await gateway.tokenOf('admin');
  gateway.passTime(gateway.config.sessionSeconds * 1000 + 1);
  tokens['signed off'] = await gateway.tokenOf('admin');
  await revokeSessions(gateway.db, 1, gateway.now());
  tokens['no group'] = await gateway.tokenOf('semgrupo');
  tokens.READ = await gateway.tokenOf('leitura');
  tokens.READWRITE = await gateway.tokenOf('escrita');
  tokens.RECEBIVEIS = await gateway.tokenOf('recebiveis');
  tokens.ADMIN = await gateway.tokenOf('admin');
}, 60_000);
afterAll(async () => gateway[Symbol.asyncDispose]());

const groupsOf: Record<string, string[]> = {
  'no group': [],
  READ: ['READ'],
  READWRITE: ['READWRITE'],
  RECEBIVEIS: ['RECEBIVEIS'],
  ADMIN: ['ADMIN'],
};
const identities = ['no key', 'wrong key', 'no token', 'garbage', 'expired', 'signed off', ...Object.keys(groupsOf)];

/** The expected result of the contract for an identity; `allowed` is any answer except 401 and 403. */
function expected(group: (typeof groups)[keyof typeof groups], identity: string): 401 | 403 | 'allowed' {
  if (identity === 'no key' || identity === 'wrong key') return 403;
  if (group === 'none') return 'allowed';
  const membership = groupsOf[identity];
  if (membership === undefined) return 401;
  const allowed =
    group === 'everyone' ||
    (group === 'receivables' && membership.some((name) => name === 'RECEBIVEIS' || name === 'ADMIN')) ||
    (group === 'admin' && membership.includes('ADMIN'));
  return allowed ? 'allowed' : 403;
}

const userOf: Record<string, string> = {
  'no group': 'semgrupo',
  READ: 'leitura',
  READWRITE: 'escrita',
  RECEBIVEIS: 'recebiveis',
  ADMIN: 'admin',
};

function headersOf(identity: string): Record<string, string> {
  const key = identity === 'no key' ? undefined : identity === 'wrong key' ? 'errada' : gateway.config.applicationKey;
  const token = identity === 'garbage' ? 'x'.repeat(43) : tokens[identity];
  return { ...(key ? { key } : {}), ...(token ? { token } : {}) };
}

describe('every route admits exactly the groups of the contract', () => {
  const cells = allOperations.flatMap((operation) => identities.map((identity) => ({ operation, identity })));

  test('the table has every route of the router', () => {
    const unknown = allOperations.filter(
      ({ method, path }) =>
        !gateway.app.hasRoute({
          method,
          url: apiBase + path.replace('/healthOperators', '/healthoperators').replace(/\{(\w+)\}/g, ':$1'),
        }),
    );
    expect(unknown).toEqual([]);
    expect(cells.length).toBe(allOperations.length * 11);
  });

  test.each(cells.map(({ operation, identity }) => [operation.id, identity, operation] as const))(
    '%s as %s',
    async (id, identity, operation) => {
      const user = userOf[identity];
      // A sign-out ends its token, so it gets one that no other test uses.
      const ending: Record<string, string> =
        id === 'session.signOut' && user ? { token: await gateway.tokenOf(user) } : {};
      // A body that no route accepts and an id that does not exist: allowed calls end in 400, 404 or 415 and change
      // nothing.
      const path = operation.path.replace(/\{\w+\}/g, '999999999');
      const answer = await fetch(gateway.origin + apiBase + path, {
        method: operation.method,
        headers: {
          ...headersOf(identity),
          ...ending,
          ...(operation.bodyKind === 'none' ? {} : { 'content-type': 'application/json' }),
        },
        ...(operation.bodyKind === 'none' ? {} : { body: '{"broken":true}' }),
      });
      const isRefused = answer.status === 401 || answer.status === 403;
      const text = await answer.text();
      expect(isRefused ? answer.status : 'allowed').toBe(expected(groups[id], identity));
      // A refusal says why, in a sentence.
      expect(isRefused ? text : '{"message":"a b"}').toMatch(/^\{"message":"\S+ [^"]+"\}$/);
    },
  );
});

test('a route without an access rule stops the start', () => {
  const app = Fastify();
  guard(app, gateway);
  expect(() => app.get('/forgotten', async () => 'open')).toThrow(/has no access rule/);
  expect(() => app.get('/known', { config: { access: 'admin' } }, async () => 'closed')).not.toThrow();
});
