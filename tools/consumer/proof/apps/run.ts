import { spawn } from 'node:child_process';

/** The server’s time zone is Tokyo, where the date often differs. Telemetry of frameworks is off. */
export const environment = { ...process.env, TZ: 'Asia/Tokyo', NEXT_TELEMETRY_DISABLED: '1', CI: '1', NO_COLOR: '1' };

/** The output of a failed command; undefined when it passed. */
export function run(folder: string, command: string, args: readonly string[]): Promise<string[]> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)));
    child.on('close', (code) =>
      resolve(code === 0 ? [] : [`${[command, ...args].join(' ')}:\n${printed.trim().slice(-3000)}`]),
    );
  });
}
