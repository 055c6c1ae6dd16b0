import { readFile } from 'node:fs/promises';

/** In `/proc` a clock tick is a hundredth of a second on every Linux that Node runs on. */
const msInTick = 10;

/** The CPU time of a thread by its path in `/proc`; undefined where there is none. */
export async function threadTimeMs(task: string | undefined): Promise<number | undefined> {
  if (task === undefined) return undefined;
  try {
    // The name in parentheses may contain blanks, so the numbers are read after it.
    const fields = (await readFile(`/proc/${task}/stat`, 'utf8')).split(') ').at(-1)!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * msInTick;
  } catch {
    return undefined;
  }
}
