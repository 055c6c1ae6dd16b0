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
let leaving = new AbortController();

/** The user started something: its end is told wherever in the app they are by then. */
export async function followJobs(list: JobList) {
  // What is known to run stays known: it may have ended since the last look, which nobody has heard of yet.
  const running = followed.get(list.name)?.running ?? null;
  followed.set(list.name, { list, running });
  await look(list.name, (jobs) => new Set([...(running ?? []), ...runningOf(jobs)]));
}

/**
 * Looks once at all lists that are followed, but for one at `address`: there the list asks and tells by itself. `onEnd` hears of
 * each job that ended since the look before.
 */
export async function lookAtJobs(address: string, onEnd: (list: JobList, job: Job) => void) {
  for (const [name, { list, running }] of followed) {
    if (address.startsWith(list.address)) {
      // What runs by the time that the user leaves is learnt then.
      followed.set(name, { list, running: null });
      continue;
    }
    await look(name, (jobs) => {
      for (const job of jobs) if (running?.has(job.key) && !job.isRunning) onEnd(list, job);
      return runningOf(jobs);
    });
  }
}

const runningOf = (jobs: readonly Job[]) => new Set(jobs.filter(({ isRunning }) => isRunning).map(({ key }) => key));

async function look(name: string, read: (jobs: readonly Job[]) => ReadonlySet<string>) {
  const entry = followed.get(name);
  if (!entry) return;
  try {
    const jobs = await entry.list.load({ signal: leaving.signal });
    // It may have been given up meanwhile with the session, or looked at by another look: this answer is not for its end.
    if (followed.get(name) !== entry) return;
    const running = read(jobs);
    if (running.size === 0) followed.delete(name);
    else followed.set(name, { list: entry.list, running });
  } catch {
    // The next look asks again.
  }
}

export const isFollowing = (): boolean => followed.size > 0;

// The next user must not see the jobs of the last one.
subscribeKey(
  session,
  'epoch',
  () => {
    followed.clear();
    leaving.abort();
    leaving = new AbortController();
  },
  true,
);
