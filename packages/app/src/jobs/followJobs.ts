import type { RequestOptions } from '@oraculo/api-client';
import { onSessionChange } from '../session/session.ts';

/** One background job of the service. */
export interface Job {
  key: string;
  isRunning: boolean;
  isFailed: boolean;
  /** Its status as a sentence without its name: “Relatório pronto”. */
  title: string;
  /** Its name, as its row shows it. */
  name: string | undefined;
  /** A finding in its result for the user: “2 de 9 não encontrados na operadora.” */
  note?: string | undefined;
}

/** A list of jobs and its address. */
export interface JobList {
  name: string;
  /** The address of its screen, which announces the ends of its own jobs. */
  address: string;
  /** The button of the toast: “Ver grupos”. */
  linkLabel: string;
  /** The text of a browser notification, also about a job that failed. Others may see it: no person, no file name. */
  notificationText: string;
  load: (options: RequestOptions) => Promise<readonly Job[]>;
}

interface PolledList {
  list: JobList;
  /** Keys of jobs that had ended at the first check, or whose end was announced. */
  ended: Set<string>;
  /** Whether a check has succeeded. From then on, the end of any job that is not in `ended` is new. */
  isKnown: boolean;
  /** The first check, which finds the jobs from before the start. */
  initialPoll: Promise<void>;
  /** Requests that start a job: pending and finished. */
  pendingStarts: number;
  finishedStarts: number;
  /** Functions that remove the notices of running jobs, oldest first. */
  startedToasts: (() => void)[];
}

const polledLists = new Map<string, PolledList>();
let leaving = new AbortController();

/**
 * Runs a request that starts a job. The end of the job is announced on every screen, however soon it comes.
 * `removeNotice` removes the toast that the job is running, at its end or when the request fails.
 */
export async function followJobs<Answer>(
  list: JobList,
  start: () => Promise<Answer>,
  removeNotice?: () => void,
): Promise<Answer> {
  const entry = polledLists.get(list.name) ?? startPolling(list);
  entry.pendingStarts += 1;
  try {
    const answer = await start();
    if (removeNotice) entry.startedToasts.push(removeNotice);
    return answer;
  } catch (error) {
    removeNotice?.();
    throw error;
  } finally {
    entry.pendingStarts -= 1;
    entry.finishedStarts += 1;
  }
}

/** The next user must not see the jobs of the former user. */
function forgetJobs() {
  polledLists.clear();
  leaving.abort();
  leaving = new AbortController();
}

function startPolling(list: JobList): PolledList {
  onSessionChange(forgetJobs);
  const entry: PolledList = {
    list,
    ended: new Set(),
    isKnown: false,
    initialPoll: Promise.resolve(),
    pendingStarts: 0,
    finishedStarts: 0,
    startedToasts: [],
  };
  polledLists.set(list.name, entry);
  entry.initialPoll = pollOnce(entry, () => {});
  return entry;
}

/**
 * Checks all followed lists once, except the list at `address`, whose screen polls and announces by itself. `onEnd` is
 * called for each job that ended since the last check.
 */
export async function pollJobs(address: string, onEnd: (list: JobList, job: Job) => void) {
  // The session may end during a check: this call must not report jobs of the next user.
  const elsewhere = [...polledLists.values()].filter(({ list }) => !address.startsWith(list.address));
  for (const entry of elsewhere) {
    await entry.initialPoll;
    if (polledLists.get(entry.list.name) === entry) await pollOnce(entry, onEnd);
  }
}

/** Marks jobs whose end the list itself has shown. */
export function markEndsAsShown({ name }: JobList, keys: readonly string[]) {
  const entry = polledLists.get(name);
  if (entry) for (const key of keys) recordEnd(entry, key);
}

/** Returns whether the end is new. */
function recordEnd({ isKnown, ended, startedToasts }: PolledList, key: string): boolean {
  const isNew = isKnown && !ended.has(key);
  ended.add(key);
  if (isNew) startedToasts.shift()?.();
  return isNew;
}

async function pollOnce(entry: PolledList, onEnd: (list: JobList, job: Job) => void) {
  const { list, finishedStarts } = entry;
  try {
    const jobs = await list.load({ signal: leaving.signal });
    // The session ended during the request, and this entry was dropped.
    if (polledLists.get(list.name) !== entry) return;
    for (const job of jobs.filter(({ isRunning }) => !isRunning)) {
      if (recordEnd(entry, job.key)) onEnd(list, job);
    }
    entry.isKnown = true;
    // A job that starts during a check may be missing from its response.
    const isSettled = entry.pendingStarts === 0 && entry.finishedStarts === finishedStarts;
    if (isSettled && !jobs.some(({ isRunning }) => isRunning)) {
      polledLists.delete(list.name);
      // The notice of a job that ended before the response to its start.
      for (const removeNotice of entry.startedToasts) removeNotice();
    }
  } catch {
    // The next check tries again.
  }
}

export const isFollowing = (): boolean => polledLists.size > 0;
