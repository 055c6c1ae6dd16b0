import { join } from 'node:path';
import { buildIfChanged, root } from './appBuild.ts';

export const gatewaySources = [
  'packages/gateway/src',
  'packages/gateway/scripts/builtGateway.ts',
  'packages/api-client/src',
  'workspaceAlias.ts',
  'pnpm-lock.yaml',
];
const output = 'packages/gateway/dist/main.js';

/** Builds the gateway as plain JavaScript. Without the TypeScript loader it needs some 35 MiB less (decision 041). */
export async function buildGatewayIfChanged(): Promise<string> {
  const build = async () => (await import('../packages/gateway/scripts/builtGateway.ts')).buildGateway();
  await buildIfChanged('gateway', { sources: gatewaySources, output, build });
  return join(root, output);
}
