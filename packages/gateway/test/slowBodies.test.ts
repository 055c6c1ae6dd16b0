import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { slowBodies } from '../src/http/slowBodies.ts';

/** Sends a body of 300 bytes one by one and returns the answer. */
async function drip(pace: { graceMs: number; bytesPerSecond: number }): Promise<string> {
  const app = Fastify();
  slowBodies(app, 'same-origin', pace);
  app.post('/', async ({ body }) => ({ size: String(body).length }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  socket.on('error', () => {});
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 300\r\n\r\n',
  );
  let left = 300;
  const dripping = setInterval(() => {
    if (left > 0 && socket.writable) socket.write('x');
    left -= 1;
  }, 5);
  await once(socket, 'close');
  clearInterval(dripping);
  await app.close();
  return answer;
}

// spec: x.91
test('a body below the minimum speed gets 408 and a closed connection, and one above it is accepted', async () => {
  const refused = await drip({ graceMs: 100, bytesPerSecond: 4096 });
  expect(refused).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(refused).toContain('A solicitação demorou demais para chegar. Tente de novo.');
  expect(refused).toMatch(/x-request-id: [\w-]+\r\n/);
  expect(await drip({ graceMs: 1000, bytesPerSecond: 1 })).toContain('{"size":300}');
});
