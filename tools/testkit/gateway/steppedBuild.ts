import { join } from 'node:path';
import { buildIfChanged, root } from '../../../scripts/appBuild.ts';
import { gatewaySources } from '../../../scripts/gatewayBuild.ts';

const entry = 'tools/testkit/gateway/steppedGateway.ts';
const output = 'packages/gateway/dist/stepped.js';

/** Builds the gateway whose jobs only advance by commands. */
export async function buildSteppedGatewayIfChanged(): Promise<string> {
  const build = async () => {
    const { buildProgram } = await import('@oraculo/gateway/scripts/builtGateway.ts');
    return buildProgram(join(root, entry), 'stepped.js', 'stepped-[name].js');
  };
  await buildIfChanged('stepped-gateway', { sources: [...gatewaySources, entry], output, build });
  return join(root, output);
}
