import type { RequestOptions } from '@oraculo/api-client';
import { onSessionChange } from '../session/session.ts';

/** One thing that the service works on in the background. */
export interface Job {
  key: string;
  isRunning: boolean;
  isFailed: boolean;
  /** How it stands, in a sentence without its name: “Relatório pronto”. */
  title: string;
  /** Which one it is, as its row calls it. */
  name: string | undefined;
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
  /** Keys of what ended before, or was told. */
  ended: Set<string>;
  /** A look succeeded: whatever else has ended since is news. */
  isKnown: boolean;
  /** The look at what was there before the first start. */
  before: Promise<void>;
  /** Starts under way, and those that are over. */
  starting: number;
  started: number;
}

const followed = new Map<string, Followed>();
let leaving = new AbortController();

/** Runs what starts a job. The end of the job is told wherever in the app the user is by then, however soon it comes. */
export async function followJobs<Answer>(list: JobList, start: () => Promise<Answer>): Promise<Answer> {
  const entry = followed.get(list.name) ?? follow(list);
  entry.starting += 1;
  try {
    return await start();
  } finally {
    entry.starting -= 1;
    entry.started += 1;
  }
}

/** The next user must not see the jobs of the last one. */
function forgetJobs() {
  followed.clear();
  leaving.abort();
  leaving = new AbortController();
}

function follow(list: JobList): Followed {
  onSessionChange(forgetJobs);
  const entry = { list, ended: new Set<string>(), isKnown: false, before: Promise.resolve(), starting: 0, started: 0 };
  followed.set(list.name, entry);
  entry.before = look(entry, () => {});
  return entry;
}

/**
 * Looks once at all lists that are followed, but for one at `address`: there the list asks and tells by itself. `onEnd` hears of
 * each job that ended since the look before.
 */
export async function lookAtJobs(address: string, onEnd: (list: JobList, job: Job) => void) {
  // What the next user follows, once the session has ended during a look, is not for this one.
  const elsewhere = [...followed.values()].filter(({ list }) => !address.startsWith(list.address));
  for (const entry of elsewhere) {
    await entry.before;
    if (followed.get(entry.list.name) === entry) await look(entry, onEnd);
  }
}

/** The list itself shows that these have ended. */
export function noteShownEnds({ name }: JobList, keys: readonly string[]) {
  for (const key of keys) followed.get(name)?.ended.add(key);
}

async function look(entry: Followed, onEnd: (list: JobList, job: Job) => void) {
  const { list, started } = entry;
  try {
    const jobs = await list.load({ signal: leaving.signal });
    // It may have been given up meanwhile with the session: this answer is not for its end.
    if (followed.get(list.name) !== entry) return;
    for (const job of jobs.filter(({ isRunning }) => !isRunning)) {
      if (entry.isKnown && !entry.ended.has(job.key)) onEnd(list, job);
      entry.ended.add(job.key);
    }
    entry.isKnown = true;
    // What is started during a look may be missing from its answer.
    const isSettled = entry.starting === 0 && entry.started === started;
    if (isSettled && !jobs.some(({ isRunning }) => isRunning)) followed.delete(list.name);
  } catch {
    // The next look asks again.
  }
}

export const isFollowing = (): boolean => followed.size > 0;
