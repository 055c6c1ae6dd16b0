import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort, findPortFailure } from '../packages/gateway/src/settings/findFreePort.ts';
import { root } from './appBuild.ts';
import { gatewaySource, spawnGateway } from './gatewayProcess.ts';

const args = process.argv.slice(2).filter((arg) => arg !== '--');
const command = 'npm run dev';

/** A different port from that of `npm start`, which may run at the same time on the same data. */
const gatewayPort = '4273';

const isTaken = async (port: number) => (await findPortFailure(port, 'localhost')) === 'EADDRINUSE';

/** The command with a free port for the app, and one for the gateway if its port is taken too. */
async function adviseCommand(appPort: number, port: number): Promise<string> {
  const freeAppPort = await findFreePort(appPort, 'localhost', [port, port + 1]);
  const settings = [`APP_PORT=${freeAppPort}`];
  // The second origin of the gateway uses the next port.
  if ((await isTaken(port)) || (await isTaken(port + 1)))
    settings.push(`PORT=${await findFreePort(port, 'localhost', [freeAppPort])}`);
  else if (process.env.PORT) settings.push(`PORT=${process.env.PORT}`);
  return [...settings, command].join(' ');
}

if (args.includes('--help')) {
  console.log(`Aplicativo com recarga automática e gateway.

Uso: ${command} -- [--reset]
  APP_PORT  porta do aplicativo (5173)
  PORT      porta do gateway (${gatewayPort}); o aplicativo encaminha /api e /config.json para ela`);
} else {
  const appPort = process.env.APP_PORT ?? '5173';
  const port = process.env.PORT ?? gatewayPort;
  if (await isTaken(Number(appPort))) {
    const advice = await adviseCommand(Number(appPort), Number(port));
    console.error(`A porta ${appPort} já está em uso. Encerre o outro programa ou escolha outra: ${advice}`);
    process.exitCode = 1;
  } else startBoth(appPort, port);
}

function startBoth(appPort: string, port: string): void {
  const gateway = spawnGateway(gatewaySource, args, {
    PORT: port,
    // Vite serves the pages from another origin, which must be able to read stored files.
    ORACULO_ALLOWED_ORIGINS: `http://localhost:${appPort},http://127.0.0.1:${appPort}`,
    // Vite serves the pages.
    ORACULO_APP_DIR: 'none',
    ORACULO_LOG_LEVEL: process.env.ORACULO_LOG_LEVEL ?? 'warn',
    // The gateway advises this command in its messages.
    ORACULO_START_COMMAND: process.env.APP_PORT ? `APP_PORT=${appPort} ${command}` : command,
  });
  const vite = spawn(
    process.execPath,
    [join(root, 'packages/app/node_modules/vite/bin/vite.js'), '--port', appPort, '--strictPort'],
    {
      cwd: join(root, 'packages/app'),
      stdio: 'inherit',
      env: { ...process.env, ORACULO_GATEWAY_URL: `http://localhost:${port}` },
    },
  );
  // The first program that ends sets the exit code, because it causes the stop of the other. A program that a signal
  // ends has failed.
  const endBoth = (code: number | null) => {
    process.exitCode ??= code ?? 1;
    vite.kill('SIGTERM');
    gateway.kill('SIGTERM');
  };
  vite.on('exit', endBoth);
  gateway.on('exit', endBoth);
  // A requested stop is a failure of neither program.
  process.on('SIGINT', () => {
    process.exitCode ??= 0;
  });
  process.on('SIGTERM', () => {
    process.exitCode ??= 0;
    vite.kill('SIGTERM');
  });
}
