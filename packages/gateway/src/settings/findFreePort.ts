import { once } from 'node:events';
import { createServer } from 'node:net';

/** The code of the error with which a program would fail to listen there; undefined if it can. */
export async function findPortFailure(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return String((error as { code?: unknown }).code);
  } finally {
    server.close();
  }
}

async function areFree(ports: readonly number[], host: string): Promise<boolean> {
  for (const port of ports) if ((await findPortFailure(port, host)) !== undefined) return false;
  return true;
}

const step = 10;
const last = 65_535 - step;

/**
 * A port above a taken one that is free together with the next, which the second origin takes. 0 lets the system choose.
 * @param reserved Ports that another server of the same start takes.
 */
export async function findFreePort(taken: number, host: string, reserved: readonly number[] = []): Promise<number> {
  const port = taken + step;
  if (port > last) return 0;
  const pair = [port, port + 1];
  const isReserved = pair.some((one) => reserved.includes(one));
  return !isReserved && (await areFree(pair, host)) ? port : findFreePort(port, host, reserved);
}
