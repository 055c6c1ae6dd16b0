import { readFile } from 'node:fs/promises';

/** Milliseconds of processor time that a process has used so far; undefined where the system does not tell. */
export async function cpuTimeMs(pid: number | undefined): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name in brackets may hold spaces: the numbered fields begin behind it. User and system time, 100 to a second.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * 10;
}
