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
  const server = createServer((asked, answer) => {
    const places = origins();
    turn += 1;
    const first = turn;
    const ask = (tries: number): void => {
      const target = new URL(asked.url ?? '/', places[(first + tries) % places.length]);
      const passed = request(target, { method: asked.method, headers: asked.headers, agent: false });
      let isConnected = false;
      passed.on('socket', (socket) =>
        socket.on('connect', () => {
          isConnected = true;
          asked.pipe(passed);
        }),
      );
      passed.on('response', (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        given.on('error', () => answer.destroy());
      });
      passed.on('error', () => {
        if (!isConnected && tries + 1 < places.length) ask(tries + 1);
        else answer.destroy();
      });
      answer.on('close', () => passed.destroy());
    };
    ask(0);
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
