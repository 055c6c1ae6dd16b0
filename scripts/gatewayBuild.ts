import { join } from 'node:path';
import { buildIfChanged, root } from './appBuild.ts';

const sources = [
  'packages/gateway/src',
  'packages/gateway/scripts/builtGateway.ts',
  'packages/api-client/src',
  'workspaceAlias.ts',
  'pnpm-lock.yaml',
];
const output = 'packages/gateway/dist/main.js';
const steppedSource = 'tools/testkit/gateway/steppedGateway.ts';

/** The gateway as plain JavaScript: without the TypeScript loader it needs some 35 MiB less (decision 041). */
export async function buildGatewayIfChanged(): Promise<string> {
  const build = async () => (await import('../packages/gateway/scripts/builtGateway.ts')).buildGateway();
  await buildIfChanged('gateway', { sources, output, build });
  return join(root, output);
}

/** The gateway whose jobs go on only when a test lets them. */
export async function buildSteppedGatewayIfChanged(): Promise<string> {
  const output = 'packages/gateway/dist/stepped.js';
  const build = async () => (await import('../packages/gateway/scripts/builtGateway.ts')).buildSteppedGateway();
  await buildIfChanged('stepped-gateway', { sources: [...sources, steppedSource], output, build });
  return join(root, output);
}
