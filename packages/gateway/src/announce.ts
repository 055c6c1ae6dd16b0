import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signIns } from './seed/seedUsers.ts';
import { listensOnAllAddresses, type StartedGateway } from './startGateway.ts';

function demoText(): string {
  const width = Math.max(...signIns.map(({ username }) => username.length));
  const accounts = signIns.map(
    ({ username, password, label }) => `  ${username.padEnd(width)}  ${password.padEnd(16)}  ${label}`,
  );
  return `Acessos de demonstração, só para este computador (pedidos que chegam por um proxy são recusados):\n${accounts.join('\n')}\n`;
}

function setupText({ config, origin, setupUrl = '' }: StartedGateway): string {
  const isLocal = listensOnAllAddresses(config) && setupUrl.startsWith(origin);
  const elsewhere = isLocal ? '\nDe outro computador, troque localhost pelo endereço deste.' : '';
  return `Crie a primeira conta de administração, em até 24 horas:\n  ${setupUrl}${elsewhere}\n`;
}

interface Stream {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Prints the address of the gateway to stderr, because stdout is the log. On a terminal it also prints the passwords of
 * the demonstration, or the link that creates the first account. Without a terminal a log collector would keep them, so
 * they are written to a file that only its owner can read.
 */
export async function announce(gateway: StartedGateway, stream: Stream = process.stderr): Promise<void> {
  const { config, origin, setupUrl } = gateway;
  const access = [config.isDemo ? demoText() : '', setupUrl ? setupText(gateway) : ''].filter((text) => text !== '');
  const file = join(config.dataDir, 'acesso.txt');
  await rm(file, { force: true });
  stream.write(`\nOráculo em ${origin}${config.basePath.slice(0, -1)}\n\n`);
  if (access.length === 0) return;
  if (stream.isTTY) {
    stream.write(`${access.join('\n')}\n`);
    return;
  }
  await writeFile(file, access.join('\n'), { mode: 0o600 });
  stream.write(`O acesso está em ${file}, que só o dono desta pasta lê.\n`);
}
