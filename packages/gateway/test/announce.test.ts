import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { announce } from '../src/announce.ts';
import { startGateway } from '../src/startGateway.ts';
import { configOf, createInstallationFolder } from './installations.ts';

const { place } = createInstallationFolder();

const production = { ORACULO_DEMO: '0', ORACULO_APPLICATION_KEY: 'chave-desta-empresa' };

/** A stream that records what is written. */
const stream = (isTTY: boolean) => ({
  isTTY,
  text: '',
  write(part: string) {
    this.text += part;
  },
});

test.each<[string, Record<string, string>, RegExp]>([
  ['the link of the first administrator', production, /primeiro-acesso\?codigo=/],
  ['the sign-ins of the demonstration', { ORACULO_SEED_BENEFICIARIES: '24' }, /Jabuticaba-7315/],
])(
  '%s is printed on a terminal, and written to a file of its owner otherwise',
  async (title, env, secret) => {
    const gateway = await startGateway(configOf(await place(title.replaceAll(' ', '-')), env));
    try {
      const { dataDir } = gateway.config;
      const terminal = stream(true);
      await announce(gateway, terminal);
      expect(terminal.text).toContain(`Oráculo em ${gateway.origin}`);
      expect(terminal.text).toMatch(secret);
      expect(await readdir(dataDir)).not.toContain('acesso.txt');
      const collector = stream(false);
      await announce(gateway, collector);
      const file = join(dataDir, 'acesso.txt');
      expect(collector.text).toContain(file);
      expect(collector.text).not.toMatch(secret);
      expect(await readFile(file, 'utf8')).toMatch(secret);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    } finally {
      await gateway.stop();
    }
  },
  60_000,
);
