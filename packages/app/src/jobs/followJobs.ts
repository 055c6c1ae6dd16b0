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
  /** A finding in its result for the user: “2 de 9 não encontrados na operadora.” */
  note?: string | undefined;
}

/** A list of such things, and where it is. */
export interface JobList {
  name: string;
  /** The address of its screen, which announces the ends itself. */
  address: string;
  /** The button of the toast: “Ver grupos”. */
  linkLabel: string;
  /** For a notification of the browser, which may be seen by others: no name, no file. */
  publicSentence: string;
  load: (options: RequestOptions) => Promise<readonly Job[]>;
}

interface PolledList {
  list: JobList;
  /** Keys of jobs that had ended at the first look, or whose end was announced. */
  ended: Set<string>;
  /** A look succeeded: every other end is new since then. */
  isKnown: boolean;
  /** The first look, at the jobs that were there before the start. */
  initialPoll: Promise<void>;
  /** Requests that start a job: under way, and answered. */
  pendingStarts: number;
  answeredStarts: number;
  /** Takes back the notices that a job is under way, the oldest first. */
  startedToasts: (() => void)[];
}

const polledLists = new Map<string, PolledList>();
let leaving = new AbortController();

/**
 * Runs a request that starts a job. The end of the job is announced on every screen, however soon it comes. `takeBack` removes
 * the notice that it is under way, at its end or when the request fails.
 */
export async function followJobs<Answer>(
  list: JobList,
  start: () => Promise<Answer>,
  takeBack?: () => void,
): Promise<Answer> {
  const entry = polledLists.get(list.name) ?? startPolling(list);
  entry.pendingStarts += 1;
  try {
    const answer = await start();
    if (takeBack) entry.startedToasts.push(takeBack);
    return answer;
  } catch (error) {
    takeBack?.();
    throw error;
  } finally {
    entry.pendingStarts -= 1;
    entry.answeredStarts += 1;
  }
}

/** The next user must not see the jobs of the last one. */
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
    answeredStarts: 0,
    startedToasts: [],
  };
  polledLists.set(list.name, entry);
  entry.initialPoll = pollOnce(entry, () => {});
  return entry;
}

/**
 * Looks once at all lists that are followed, but for one at `address`: that screen asks and announces by itself. `onEnd` is
 * called for each job that ended since the last look.
 */
export async function pollJobs(address: string, onEnd: (list: JobList, job: Job) => void) {
  // The session may end during a look: jobs of the next user are not for this call.
  const elsewhere = [...polledLists.values()].filter(({ list }) => !address.startsWith(list.address));
  for (const entry of elsewhere) {
    await entry.initialPoll;
    if (polledLists.get(entry.list.name) === entry) await pollOnce(entry, onEnd);
  }
}

/** The list itself shows that these have ended. */
export function recordShownEnds({ name }: JobList, keys: readonly string[]) {
  const entry = polledLists.get(name);
  if (entry) for (const key of keys) recordEnd(entry, key);
}

/** True for an end that is new. */
function recordEnd({ isKnown, ended, startedToasts }: PolledList, key: string): boolean {
  const isNew = isKnown && !ended.has(key);
  ended.add(key);
  if (isNew) startedToasts.shift()?.();
  return isNew;
}

async function pollOnce(entry: PolledList, onEnd: (list: JobList, job: Job) => void) {
  const { list, answeredStarts } = entry;
  try {
    const jobs = await list.load({ signal: leaving.signal });
    // The session ended during the request, and this entry was dropped.
    if (polledLists.get(list.name) !== entry) return;
    for (const job of jobs.filter(({ isRunning }) => !isRunning)) {
      if (recordEnd(entry, job.key)) onEnd(list, job);
    }
    entry.isKnown = true;
    // A job that starts during a look may be missing from its answer.
    const isSettled = entry.pendingStarts === 0 && entry.answeredStarts === answeredStarts;
    if (isSettled && !jobs.some(({ isRunning }) => isRunning)) {
      polledLists.delete(list.name);
      // Of a job that ended before its start was answered.
      for (const takeBack of entry.startedToasts) takeBack();
    }
  } catch {
    // The next look asks again.
  }
}

export const isFollowing = (): boolean => polledLists.size > 0;
