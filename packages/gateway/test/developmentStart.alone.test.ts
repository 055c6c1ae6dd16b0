import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../src/settings/findFreePort.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const taken = createServer();
let takenPort: number;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oraculo-development-'));
  // Below the range from which the system takes free ports, so that no other program gets an advised port.
  takenPort = await findFreePort(10_000 + (process.pid % 10_000), 'localhost');
  taken.listen(takenPort, 'localhost');
  await once(taken, 'listening');
});
afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs `npm run dev` without the installation that precedes it. */
async function develop(settings: { APP_PORT: number; PORT: number }) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/dev.ts')], {
    cwd: root,
    env: {
      ...process.env,
      TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json'),
      ORACULO_DATA_DIR: folder,
      APP_PORT: String(settings.APP_PORT),
      PORT: String(settings.PORT),
    },
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, output, errors: errors.trim() };
}

test('if the port of the gateway is taken, the error shows a command that starts both programs', async () => {
  const appPort = await findFreePort(takenPort + 100, 'localhost');
  const { code, errors } = await develop({ APP_PORT: appPort, PORT: takenPort });
  const free = await findFreePort(takenPort, 'localhost');
  expect(errors).toContain(
    `Oráculo não iniciou: A porta ${takenPort} já está em uso. Encerre o outro programa ou escolha outra: PORT=${free} APP_PORT=${appPort} npm run dev`,
  );
  expect(code).toBe(1);
}, 60_000);

test('if the port of the app is taken, nothing starts, and the error shows free ports for both programs', async () => {
  const free = await findFreePort(takenPort, 'localhost');
  const other = await findFreePort(takenPort + 100, 'localhost');
  const line = `A porta ${takenPort} já está em uso. Encerre o outro programa ou escolha outra:`;
  expect(await develop({ APP_PORT: takenPort, PORT: other })).toEqual({
    code: 1,
    output: '',
    errors: `${line} APP_PORT=${free} PORT=${other} npm run dev`,
  });
  // The second origin of the gateway would get the taken port.
  const { errors } = await develop({ APP_PORT: takenPort, PORT: takenPort - 1 });
  const [, appPort, port] = /APP_PORT=(\d+) PORT=(\d+) npm run dev$/.exec(errors)!.map(Number);
  expect([takenPort - 1, takenPort]).not.toContain(port);
  expect([appPort! - 1, appPort]).not.toContain(port);
}, 60_000);

test('a failure of Vite sets the exit code, although the gateway then stops cleanly', async () => {
  const port = await findFreePort(takenPort, 'localhost');
  const { code, errors } = await develop({ APP_PORT: 65_536, PORT: port });
  expect(errors).toContain('No available ports found');
  expect(code).toBe(1);
}, 60_000);
