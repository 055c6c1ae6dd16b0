import { once } from 'node:events';
import { createServer } from 'node:net';

/** The error code with which listening on a port fails; undefined if the port is free. */
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
 * A port above the taken one that is free together with the port after it, which the second origin uses. 0 lets the
 * system choose.
 * @param reserved Ports that another server of the same start uses.
 */
export async function findFreePort(taken: number, host: string, reserved: readonly number[] = []): Promise<number> {
  const port = taken + step;
  if (port > last) return 0;
  const pair = [port, port + 1];
  const isReserved = pair.some((one) => reserved.includes(one));
  return !isReserved && (await areFree(pair, host)) ? port : findFreePort(port, host, reserved);
}
