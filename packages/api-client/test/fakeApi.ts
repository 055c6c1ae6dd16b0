import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

interface SeenRequest {
  /** `VERB /path?query`, below the base address. */
  line: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeApi {
  /** The base address to give to a client. */
  baseUrl: string;
  /** Every request, in the order of arrival. */
  requests: SeenRequest[];
  /** Resolves when no request is pending. */
  whenQuiet: () => Promise<void>;
}

export type Responder = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** Not at the root of the origin, as in the contract, so that a path without the base fails. */
const basePath = '/api/operator';

export const answerJson = (value: unknown, status = 200): Responder =>
  function respond(_request, response) {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** A real server on its own port for one test. */
export async function withFakeApi<Result>(answer: Responder, work: (api: FakeApi) => Promise<Result>): Promise<Result> {
  const requests: SeenRequest[] = [];
  const sockets = new Set<Socket>();
  const underWay = new Set<Socket>();
  let settleQuiet = () => {};
  const leave = (socket: Socket) => {
    underWay.delete(socket);
    if (underWay.size === 0) settleQuiet();
  };

  const server = createServer((request, response) => {
    const { socket } = request;
    underWay.add(socket);
    response.once('finish', () => leave(socket));
    readBody(request).then(
      (body) => {
        const line = `${request.method} ${(request.url ?? '').replace(basePath, '')}`;
        requests.push({ line, headers: request.headers, body });
        answer(request, response, body);
      },
      // The client disconnected while it sent its body. The end of the socket settles the request.
      () => {},
    );
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => {
      sockets.delete(socket);
      leave(socket);
    });
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const whenQuiet = () =>
    new Promise<void>((resolve) => {
      settleQuiet = resolve;
      if (underWay.size === 0) resolve();
    });
  try {
    return await work({ baseUrl: `http://127.0.0.1:${port}${basePath}`, requests, whenQuiet });
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}
