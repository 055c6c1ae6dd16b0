import type { RequestOptions } from '@oraculo/api-client';
import { subscribeKey } from 'valtio/utils';
import { session } from '../session/session.ts';

/** One thing that the service works on in the background. */
export interface Job {
  key: string;
  isRunning: boolean;
  isFailed: boolean;
  /** How it stands: “lote.csv: Processado”. */
  sentence: string;
}

/** A list of such things, and where it is. */
export interface JobList {
  name: string;
  /** The address of its list; there the list itself tells. */
  address: string;
  /** The button of the toast: “Ver grupos”. */
  linkLabel: string;
  /** For a notification of the browser, which may be seen by others: no name, no file. */
  publicSentence: string;
  load: (options: RequestOptions) => Promise<readonly Job[]>;
}

interface Followed {
  list: JobList;
  /** Keys; unknown before the first look. */
  running: ReadonlySet<string> | null;
}

const followed = new Map<string, Followed>();

/** The user started something: its end is told wherever in the app they are by then. */
export async function followJobs(list: JobList) {
  followed.set(list.name, { list, running: null });
  await lookAtJobs('', () => {});
}

/** Looks once at all lists that are followed. `onEnd` hears of each job that ended while its list was not at `address`. */
export async function lookAtJobs(address: string, onEnd: (list: JobList, job: Job) => void) {
  for (const [name, entry] of followed) {
    const { list, running } = entry;
    try {
      const jobs = await list.load({});
      // It may have been given up meanwhile with the session, or looked at by another look: this answer is not for its end.
      if (followed.get(name) !== entry) continue;
      const isElsewhere = !address.startsWith(list.address);
      for (const job of jobs) if (isElsewhere && running?.has(job.key) && !job.isRunning) onEnd(list, job);
      const still = jobs.filter(({ isRunning }) => isRunning).map(({ key }) => key);
      if (still.length === 0) followed.delete(name);
      else followed.set(name, { list, running: new Set(still) });
    } catch {
      // The next look asks again.
    }
  }
}

export const isFollowing = (): boolean => followed.size > 0;

// What one user started is nothing to the next.
subscribeKey(session, 'epoch', () => followed.clear(), true);
