import { buildAppIfChanged } from './appBuild.ts';
import { buildGatewayIfChanged } from './gatewayBuild.ts';
import { spawnGateway } from './gatewayProcess.ts';

const args = process.argv.slice(2).filter((arg) => arg !== '--');

try {
  if (!args.includes('--help')) await buildAppIfChanged();
  const program = await buildGatewayIfChanged();
  // Only failures are logged, so that a developer sees the address.
  const gateway = spawnGateway([program], args, { ORACULO_LOG_LEVEL: process.env.ORACULO_LOG_LEVEL ?? 'warn' });
  gateway.on('exit', (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
