import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Asks until `isThere` answers true. */
export async function until(isThere: () => boolean | Promise<boolean>, what: string) {
  const end = Date.now() + 30_000;
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error(`${what} did not start within 30 s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A display of its own: two windows of MiniBrowser on one display take each other's focus. */
export async function openDisplay(): Promise<{ name: string; process: ChildProcess }> {
  let number = Number(process.env.ORACULO_DISPLAY ?? 90);
  while (existsSync(`/tmp/.X11-unix/X${number}`) || existsSync(`/tmp/.X${number}-lock`)) number += 1;
  const name = `:${number}`;
  const server = spawn('Xvfb', [name, '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  await until(() => existsSync(`/tmp/.X11-unix/X${number}`), 'Xvfb');
  return { name, process: server };
}
