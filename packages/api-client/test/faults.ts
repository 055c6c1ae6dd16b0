import type { IncomingMessage, ServerResponse } from 'node:http';
import { deflateSync, gzipSync } from 'node:zlib';
import type { ErrorKind } from '../src/core/errors.ts';

/** How a call ends. `valid` means data that passed its schema, or no data where none is expected. */
export type Outcome = ErrorKind | 'valid';

/** How a successful response is read. */
export type AnswerKind = 'json' | 'file' | 'none';

export interface Fault {
  name: string;
  /** Plays the fault; absent if there is no server. */
  play?: (request: IncomingMessage, response: ServerResponse, elsewhere: string) => void;
  /** How each kind of call may end. */
  ends: Readonly<Record<AnswerKind, Outcome>>;
  /** When the caller aborts the call: after the request or after the headers have arrived. */
  abort?: 'atOnce' | 'onceSent';
}

const always = (outcome: Outcome) => ({ json: outcome, file: outcome, none: outcome });

/** Raw bytes on the connection, which the server's HTTP layer would not send. */
const raw =
  (text: string | Buffer, end: 'end' | 'reset' | 'hang') =>
  ({ socket }: IncomingMessage) => {
    socket.write(text);
    if (end === 'end') socket.end();
    if (end === 'reset') socket.resetAndDestroy();
  };

const send =
  (status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': type, connection: 'close', ...headers }).end(body);
  };

const json = (value: string) => send(200, 'application/json', value);
const page = '<!doctype html><html lang="pt-BR"><title>Portal</title><p>Entre</p></html>';
const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const tenMegabytes = 10 * 1024 * 1024;
const longPage = Buffer.alloc(tenMegabytes, 'x');
const longMessage = Buffer.from(`{"message":"${'x'.repeat(tenMegabytes)}"}`);

const refusal = (status: number, kind: ErrorKind, headers: Record<string, string> = {}): Fault => ({
  name: `${status} with a message`,
  play: send(status, 'application/json', '{"message":"Recusado pelo serviço."}', headers),
  ends: always(kind),
});

const redirect = (status: number): Fault => ({
  name: `${status} to another origin`,
  play: (_request, response, elsewhere) =>
    response.writeHead(status, { location: elsewhere, connection: 'close' }).end(),
  ends: always('network'),
});

/** These bytes are not the expected JSON; a call that returns bytes accepts them. */
const onlyBadJson = { json: 'badResponse', file: 'valid', none: 'valid' } as const;

export const faults: readonly Fault[] = [
  { name: 'refused connection', ends: always('network') },
  { name: 'reset before the headers', play: ({ socket }) => socket.resetAndDestroy(), ends: always('network') },
  { name: 'closed before the headers', play: ({ socket }) => socket.end(), ends: always('network') },
  {
    name: 'reset in the body',
    play: raw(`${head}content-length: 500\r\n\r\n{"rows":[`, 'reset'),
    ends: always('network'),
  },
  { name: 'hang before the headers', play: () => {}, ends: always('timeout') },
  { name: 'hang in the headers', play: raw('HTTP/1.1 200 OK\r\ncontent-ty', 'hang'), ends: always('timeout') },
  { name: 'stalled body', play: raw(`${head}content-length: 500\r\n\r\n{"rows":[`, 'hang'), ends: always('timeout') },
  {
    name: 'stalled error page',
    play: raw('HTTP/1.1 500 No\r\ncontent-length: 500\r\n\r\n<html>', 'hang'),
    ends: always('timeout'),
  },
  {
    name: 'reset in an error page',
    play: raw('HTTP/1.1 500 No\r\ncontent-length: 500\r\n\r\n<html>', 'reset'),
    ends: always('server'),
  },
  {
    name: 'body shorter than its length',
    play: raw(`${head}content-length: 500\r\n\r\n{"rows":[`, 'end'),
    ends: always('network'),
  },
  {
    name: 'chunked body without its end',
    play: raw(`${head}transfer-encoding: chunked\r\n\r\n9\r\n{"rows":[\r\n`, 'end'),
    ends: always('network'),
  },
  {
    name: 'broken gzip',
    play: send(200, 'application/json', Buffer.concat([gzipSync('{}').subarray(0, 12), Buffer.from('xx')]), {
      'content-encoding': 'gzip',
    }),
    // Node returns the unpacked part without an error, so only the schema detects it.
    ends: onlyBadJson,
  },
  {
    name: 'deflate called gzip',
    play: send(200, 'application/json', deflateSync('{}'), { 'content-encoding': 'gzip' }),
    ends: always('network'),
  },
  { name: 'bytes that are not HTTP', play: raw('SSH-2.0-servidor\r\n\r\n', 'end'), ends: always('network') },
  {
    name: '204',
    play: send(204, 'application/json', ''),
    ends: { json: 'badResponse', file: 'badResponse', none: 'valid' },
  },
  {
    name: '205',
    play: send(205, 'application/json', ''),
    ends: { json: 'badResponse', file: 'badResponse', none: 'valid' },
  },
  { name: '304', play: send(304, 'application/json', ''), ends: always('badResponse') },
  { name: 'empty 200', play: json(''), ends: onlyBadJson },
  { name: 'HTML under 200', play: send(200, 'text/html; charset=utf-8', page), ends: always('badResponse') },
  { name: 'HTML called JSON', play: json(page), ends: onlyBadJson },
  { name: 'HTML under 502', play: send(502, 'text/html', page), ends: always('server') },
  { name: 'a number', play: json('42'), ends: onlyBadJson },
  { name: 'null', play: json('null'), ends: onlyBadJson },
  { name: 'a text', play: json('"rows"'), ends: onlyBadJson },
  { name: 'half JSON', play: json('{"rows":[{"id":"1"'), ends: onlyBadJson },
  { name: 'missing fields', play: json('{"rows":[{}],"content":[{}]}'), ends: onlyBadJson },
  { name: 'wrong types', play: json('{"rows":"não","count":"3","message":7,"signedUrl":[]}'), ends: onlyBadJson },
  { name: 'a list with holes', play: json('[null,{"id":{}},3]'), ends: onlyBadJson },
  { name: 'a prototype', play: json('{"__proto__":{"rows":[],"count":0}}'), ends: onlyBadJson },
  {
    name: 'a number without end',
    play: json(`{"count":1e999,"rows":[{"id":1e999}],"totalElements":${'9'.repeat(30)}}`),
    ends: onlyBadJson,
  },
  {
    name: 'Latin-1 called UTF-8',
    play: send(200, 'application/json; charset=utf-8', Buffer.from('{"message":"ação"}', 'latin1')),
    ends: onlyBadJson,
  },
  {
    name: 'error page of 10 MB',
    play: send(500, 'text/html', longPage),
    ends: always('server'),
  },
  {
    name: 'error message of 10 MB',
    play: send(400, 'application/json', longMessage),
    ends: always('invalid'),
  },
  ...[301, 302, 303, 307, 308].map(redirect),
  refusal(400, 'invalid'),
  refusal(401, 'session'),
  refusal(403, 'forbidden'),
  refusal(404, 'notFound'),
  refusal(409, 'conflict'),
  refusal(410, 'expired'),
  refusal(413, 'tooLarge'),
  refusal(415, 'invalid'),
  refusal(422, 'invalid'),
  refusal(429, 'rateLimited', { 'retry-after': '900' }),
  refusal(500, 'server'),
  refusal(503, 'server'),
  { name: 'abort before the answer', play: () => {}, abort: 'atOnce', ends: always('aborted') },
  {
    name: 'abort in the body',
    play: raw(`${head}content-length: 500\r\n\r\n{"rows":[`, 'hang'),
    abort: 'onceSent',
    ends: always('aborted'),
  },
];
