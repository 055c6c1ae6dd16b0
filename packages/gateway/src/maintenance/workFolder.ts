import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const prefix = 'work-';

/** A temporary folder of this process next to the data, in which a restore or a `copy-to` is prepared. */
export const createWorkFolder = (dataDir: string): Promise<string> =>
  mkdtemp(join(dataDir, `${prefix}${process.pid}-`));

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the folders of killed runs, which contain a database and files with personal data. */
export async function removeAbandonedWorkFolders(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(prefix)) continue;
    const pid = /^(\d+)-/.exec(name.slice(prefix.length))?.[1];
    if (pid === undefined || !isAlive(Number(pid))) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
