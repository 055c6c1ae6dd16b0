import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { requestLog } from '../src/http/monitoring/requestLog.ts';

const ana = { id: 7, email: 'ana@empresa.example', givenName: 'Ana', membership: [] };

/** The log of one answer to Ana. */
async function logOf(key: string): Promise<Record<string, unknown>> {
  const lines: string[] = [];
  const app = Fastify({
    disableRequestLogging: true,
    genReqId: () => 'pedido-1',
    logger: { stream: { write: (line: string) => lines.push(line) } },
  });
  app.decorateRequest('user', undefined);
  app.addHook('onRequest', async (request) => {
    request.user = ana;
  });
  requestLog(app, Buffer.from(key));
  app.get('/pessoas/:cpf', async () => ({}));
  await app.inject('/pessoas/52998224725?nome=Maria');
  await app.close();
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0]!) as Record<string, unknown>;
}

test('an answer is one line with the request’s id, the route’s pattern and a keyed hash of the user', async () => {
  const line = await logOf('uma chave');
  expect(line).toMatchObject({ reqId: 'pedido-1', method: 'GET', route: '/pessoas/:cpf', status: 200 });
  expect(line.user).toMatch(/^[0-9a-f]{12}$/);
  expect(JSON.stringify(line)).not.toMatch(/52998224725|Maria|Ana|ana@/);
  expect((await logOf('uma chave')).user).toBe(line.user);
  expect((await logOf('outra chave')).user).not.toBe(line.user);
});

// spec: x.90
test('a refusal is logged as a warning, and a success is not', async () => {
  const lines: string[] = [];
  const app = Fastify({
    disableRequestLogging: true,
    genReqId: () => 'pedido-2',
    logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } },
  });
  app.decorateRequest('user', undefined);
  requestLog(app, Buffer.from('uma chave'));
  app.get('/certo', async () => ({}));
  await app.inject('/certo');
  await app.inject('/nada');
  await app.close();
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ reqId: 'pedido-2', status: 404 }]);
});
