import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin extends AsyncDisposable {
  origin: string;
}

/**
 * Distributes requests over gateways as a proxy does: each request goes to the next gateway, and a gateway that refuses
 * the connection is skipped. A request that was sent is not repeated, because the gateway may have processed it.
 */
export async function startRoundRobin(origins: () => readonly string[]): Promise<RoundRobin> {
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const targets = origins();
    turn += 1;
    const first = turn;
    const forward = (tries: number): void => {
      const target = new URL(incoming.url ?? '/', targets[(first + tries) % targets.length]);
      const forwarded = request(target, { method: incoming.method, headers: incoming.headers, agent: false });
      let isConnected = false;
      forwarded.on('socket', (socket) =>
        socket.on('connect', () => {
          isConnected = true;
          incoming.pipe(forwarded);
        }),
      );
      forwarded.on('response', (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        given.on('error', () => answer.destroy());
      });
      forwarded.on('error', () => {
        if (!isConnected && tries + 1 < targets.length) forward(tries + 1);
        else answer.destroy();
      });
      answer.on('close', () => forwarded.destroy());
    };
    forward(0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
