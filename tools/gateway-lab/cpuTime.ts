import { readdir, readFile } from 'node:fs/promises';

/** The fields of `/proc/‹pid›/stat` from the third one on, which is the state of the process. */
async function fieldsOf(pid: number | string | undefined): Promise<string[] | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name in brackets may contain spaces, so the fields are read after it.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** The system has a hundred clock ticks a second. */
const msOf = (fields: readonly string[], from: number): number =>
  (Number(fields[from]) + Number(fields[from + 1])) * 10;

/** The processor time of a process so far, in milliseconds; undefined where the system does not report it. */
export async function cpuTimeMs(pid: number | undefined): Promise<number | undefined> {
  const fields = await fieldsOf(pid);
  return fields && msOf(fields, 11);
}

/** The same for a process with its children, running or ended. */
export async function cpuTimeOfFamilyMs(pid: number): Promise<number> {
  const all = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(fieldsOf));
  const children = all.filter((fields) => fields?.[1] === String(pid));
  const parent = (await fieldsOf(pid))!;
  return children.reduce((sum, fields) => sum + msOf(fields!, 11), msOf(parent, 11) + msOf(parent, 13));
}
