import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { type GatewayConfig, readConfig } from '../src/settings/readConfig.ts';
import type { StartedGateway } from '../src/startGateway.ts';
import { apiBase } from '@oraculo-tools/testkit/gateway/testGateway.ts';

const fixtures = new URL('./fixtures/', import.meta.url);

/**
 * Creates a folder for the installations of the calling test file, and removes it after that file. It is a function
 * because test files share modules: hooks of this module would run for one file only.
 */
export function createInstallationFolder() {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oraculo-installation-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const pathOf = (...names: string[]): string => join(folder, ...names);
  return {
    /** A path for an installation that does not exist yet. */
    pathOf,
    /** The folder of an installation with the given content. */
    async place(name: string, contents: Record<string, string | Uint8Array> = {}): Promise<string> {
      const path = pathOf(name);
      await mkdir(path, { recursive: true });
      for (const [file, bytes] of Object.entries(contents)) await writeFile(join(path, file), bytes);
      return path;
    },
  };
}

export const configOf = (dataDir: string, env: Record<string, string> = {}): GatewayConfig => ({
  ...readConfig({
    ORACULO_DATA_DIR: dataDir,
    ORACULO_HOST: '127.0.0.1',
    ORACULO_LOG_LEVEL: 'silent',
    ORACULO_SEED_BENEFICIARIES: '24',
    ORACULO_SEED_ELIGIBILITY_RECORDS: '24',
    ...env,
  }),
  port: 0,
  storagePort: 0,
});

export async function signIn(gateway: StartedGateway, username: string, password: string): Promise<Response> {
  return fetch(`${gateway.origin}${apiBase}/user/sessions`, {
    method: 'POST',
    headers: { key: gateway.config.applicationKey, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
}

export const firstRelease = async () => ({
  'oraculo.db': gunzipSync(await readFile(new URL('firstRelease.db.gz', fixtures))),
  'keys.json': await readFile(new URL('firstRelease.keys.json', fixtures)),
});
