import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './appBuild.ts';
import { gatewaySource, spawnGateway } from './gatewayProcess.ts';

const args = process.argv.slice(2).filter((arg) => arg !== '--');

/** Another one than that of `npm start`, which may run at the same time on the same data. */
const gatewayPort = '4273';

if (args.includes('--help')) {
  console.log(`Aplicativo com recarga automática e gateway.

Uso: npm run dev -- [--reset]
  APP_PORT  porta do aplicativo (5173)
  PORT      porta do gateway (${gatewayPort}); o aplicativo encaminha /api e /config.json para ela`);
} else {
  const appPort = process.env.APP_PORT ?? '5173';
  const port = process.env.PORT ?? gatewayPort;
  const gateway = spawnGateway(gatewaySource, args, {
    PORT: port,
    // Vite serves the pages from another origin, which must be able to read stored files.
    ORACULO_ALLOWED_ORIGINS: `http://localhost:${appPort},http://127.0.0.1:${appPort}`,
    // Vite serves the pages.
    ORACULO_APP_DIR: 'none',
    ORACULO_LOG_LEVEL: process.env.ORACULO_LOG_LEVEL ?? 'warn',
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
  const endBoth = (code: number) => {
    process.exitCode = code;
    vite.kill('SIGTERM');
    gateway.kill('SIGTERM');
  };
  vite.on('exit', (code) => endBoth(code ?? 0));
  gateway.on('exit', (code) => endBoth(code ?? 0));
  process.on('SIGTERM', () => vite.kill('SIGTERM'));
}
