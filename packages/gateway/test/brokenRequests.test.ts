import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf } from '../src/http/HttpError.ts';
import { parserErrors } from '../src/http/parserErrors.ts';
import { strictRequests } from '../src/http/strictRequests.ts';
import { apiBase, startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
}, 60_000);
afterAll(async () => gateway[Symbol.asyncDispose]());

/** A connection that sends bytes unchanged and records the answers. */
function open(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (data) => {
    received += String(data);
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  return {
    send: (bytes: string) => socket.write(bytes, 'latin1'),
    /** The answers so far. */
    answers: () => received.split(/(?=HTTP\/1\.1 )/).filter(Boolean),
    /** All answers, once the connection is closed. */
    allAnswers: async () => {
      await closed;
      return received.split(/(?=HTTP\/1\.1 )/).filter(Boolean);
    },
  };
}
const portOf = (origin: string) => Number(new URL(origin).port);

const good = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';
const broken: [name: string, bytes: string, status: number][] = [
  ['CONNECT', 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n', 501],
  ['a line that is not a request', 'GARBAGE\r\n\r\n', 400],
  ['the greeting of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['the greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['a header with a blank in its name', 'GET / HTTP/1.1\r\nhost: localhost\r\nx y: 1\r\n\r\n', 400],
  ['endless headers', `GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
  [
    'a broken chunk of a body',
    `POST ${apiBase}/user/sessions HTTP/1.1\r\nhost: localhost\r\nkey: oraculo-local\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
    400,
  ],
];

function expectRefusal(answer: string | undefined, status: number) {
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain(JSON.stringify({ message: messageOf(status) }));
  expect(answer).toMatch(/x-request-id: [0-9a-f-]{36}\r\n/i);
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
  expect(answer).toMatch(/cache-control: no-store/i);
  expect(answer).toMatch(/connection: close/i);
}

// spec: x.81
test.each(broken)(
  '%s is answered with our headers and a sentence, as the first request and as a later one',
  async (_name, bytes, status) => {
    for (const origin of [gateway.origin, gateway.storageOrigin()]) {
      // The second origin accepts no body.
      if (bytes.includes(apiBase) && origin !== gateway.origin) continue;
      const first = open(portOf(origin));
      first.send(bytes);
      const [alone, ...none] = await first.allAnswers();
      expectRefusal(alone, status);
      expect(none).toEqual([]);

      const kept = open(portOf(origin));
      kept.send(good);
      await expect.poll(kept.answers).toEqual([expect.stringMatching(/^HTTP\/1\.1 200 [\s\S]+\{"status":"ok"\}$/)]);
      kept.send(bytes);
      const [answered, refused, ...more] = await kept.allAnswers();
      expect(answered).toMatch(/^HTTP\/1\.1 200 /);
      expectRefusal(refused, status);
      expect(more).toEqual([]);

      // Sent without waiting for the first answer.
      const hasty = open(portOf(origin));
      hasty.send(good + bytes);
      const both = await hasty.allAnswers();
      expect(both[0]).toMatch(/^HTTP\/1\.1 200 [\s\S]+\{"status":"ok"\}$/);
      expectRefusal(both[1], status);
      expect(both).toHaveLength(2);
    }
  },
);

test('a broken request is refused after the previous answer, and dropped if its own answer has begun', async () => {
  const held = { finish: () => {} };
  const app = Fastify(parserErrors('same-origin', false));
  strictRequests(app, 'same-origin');
  app.get('/slow', async () => {
    await new Promise<void>((resolve) => {
      held.finish = resolve;
    });
    return 'late';
  });
  app.post('/early', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/plain' });
    reply.raw.write('begun');
    request.raw.resume();
  });
  app.addContentTypeParser('text/plain', (_request, _body, done) => done(null));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  try {
    const waiting = open(port);
    const errors = once(app.server, 'clientError');
    waiting.send('GET /slow HTTP/1.1\r\nhost: x\r\n\r\nGARBAGE\r\n\r\n');
    await errors;
    expect(waiting.answers()).toEqual([]);
    waiting.send('MORE\r\n\r\n');
    held.finish();
    const [late, refused, ...more] = await waiting.allAnswers();
    expect(late).toMatch(/late$/);
    expectRefusal(refused, 400);
    expect(more).toEqual([]);

    const begun = open(port);
    begun.send('POST /early HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n');
    await expect.poll(begun.answers).toEqual([expect.stringContaining('begun')]);
    begun.send('zz\r\n');
    expect(await begun.allAnswers()).toHaveLength(1);
  } finally {
    await app.close();
  }
});
