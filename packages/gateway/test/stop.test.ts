import { connect } from 'node:net';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { jobs } from '../src/db/schema/jobs.ts';
import { Drain } from '../src/http/Drain.ts';
import { enqueue } from '../src/jobs/jobQueue.ts';
import { apiBase, startTestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

test('a stop sends the open answer, and starts no job meanwhile', async () => {
  const gateway = await startTestGateway();
  const { port } = new URL(gateway.origin);
  const body = JSON.stringify({ username: 'admin', password: 'errada' });
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  const reached = new Promise((resolve) => gateway.app.server.once('request', resolve));
  socket.write(
    `POST ${apiBase}/user/sessions HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nkey: ${gateway.config.applicationKey}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  await reached;

  const stopped = gateway[Symbol.asyncDispose]();
  await gateway.db.write((tx) => enqueue(tx, 'report', 9999, 0));
  gateway.worker.wake();
  const job = async () => (await gateway.db.read.select().from(jobs).where(eq(jobs.subjectId, 9999)))[0];
  // Enough event-loop turns for a worker that still looks for jobs to lease this one.
  for (let turn = 0; turn < 50; turn += 1) await gateway.db.write((tx) => tx.select().from(jobs).limit(1));
  expect(await job()).toMatchObject({ state: 'open', attempts: 0 });

  socket.write(body);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  await stopped;
}, 30_000);

test('a stop still answers a client that reconnects on a busy machine', async () => {
  const app = Fastify();
  const drain = new Drain();
  drain.watch(app);
  app.get('/', async () => 'ok');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const ask = () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    return socket;
  };
  const first = ask();
  await once(first, 'data');
  const stopped = drain.run([app]).then(() => app.close());
  first.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(first, 'close');
  const again = ask();
  const answer = once(again, 'data');
  // Blocks the process for longer than a turn of the drain, so that the new connection is not accepted yet.
  for (const end = performance.now() + 60; performance.now() < end; );
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 200 /);
  await stopped;
}, 30_000);

test('a stop behind a proxy waits until the proxy has noticed it, even without requests', async () => {
  await using app = Fastify();
  const drain = new Drain();
  drain.watch(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const began = performance.now();
  await drain.run([app], { minimumMs: 400 });
  expect(performance.now() - began).toBeGreaterThanOrEqual(400);
  expect(app.server.listening).toBe(true);
});
