import { once } from 'node:events';
import { createServer } from 'node:net';

async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

const step = 10;
const last = 65_535 - step;

/** A port above a taken one that is free together with the next, which the second origin takes. 0 lets the system choose. */
export async function findFreePort(taken: number, host: string): Promise<number> {
  const port = taken + step;
  if (port > last) return 0;
  return (await isFree(port, host)) && (await isFree(port + 1, host)) ? port : findFreePort(port, host);
}
