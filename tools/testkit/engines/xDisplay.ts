import { type ChildProcess, spawn } from 'node:child_process';
import { maxWaitMs } from './Engine.ts';

/** Calls `isThere` until it returns true. */
export async function until(isThere: () => boolean | Promise<boolean>, what: string) {
  const end = Date.now() + maxWaitMs;
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error(`${what} is not there after ${maxWaitMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Opens a separate display with Xvfb, which prints its number. On one display two windows of MiniBrowser would take
 * each other’s focus.
 */
export async function openDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  server.stdio[3]?.on('data', (part: Buffer) => {
    printed += part.toString();
  });
  await until(() => printed.endsWith('\n'), 'Xvfb');
  return { name: `:${printed.trim()}`, process: server };
}
