import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface LoadFigures {
  requests: number;
  failed: number;
  perSecond: number;
  medianMs: number;
  p99Ms: number;
}

interface Load {
  /** The addresses of the gateways. Each connection uses one of them, as behind a load balancer for connections. */
  urls: readonly string[];
  /** The body of a POST; without it the request is a GET. */
  body?: (at: number) => string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  /** The pause between an answer and the next request of its connection. */
  pauseMs?: number;
}

function once(url: string, headers: Record<string, string>, agent: Agent, body?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(url, { headers, agent, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
      answer.on('data', () => undefined);
      answer.on('end', () => resolve(answer.statusCode === 200));
    });
    sent.on('error', () => resolve(false));
    sent.end(body);
  });
}

/** Each connection sends its next request after it has the whole answer to the last one, until the time is over. */
export async function load({ urls, headers, body, connections, seconds, pauseMs = 0 }: Load): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const url = urls[connection % urls.length]!;
      while (performance.now() < end) {
        const from = performance.now();
        if (!(await once(url, headers, agent, body?.(times.length)))) failed += 1;
        times.push(performance.now() - from);
        if (pauseMs > 0) await pause(pauseMs);
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requests: times.length,
    failed,
    perSecond: times.length / took,
    medianMs: at(0.5),
    p99Ms: at(0.99),
  };
}
