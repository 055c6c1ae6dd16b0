import { afterEach, describe, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../session/session.ts';
import { followJobs, isFollowing, type Job, type JobList, pollJobs, markEndsAsShown } from './followJobs.ts';

const running: Job = { key: '1', isRunning: true, isFailed: false, title: 'Grupo em processamento', name: 'lote.csv' };
const ended: Job = { key: '1', isRunning: false, isFailed: false, title: 'Grupo processado', name: 'lote.csv' };
const onEnd = vi.fn<(list: JobList, job: Job) => void>();

const loadEach =
  (...answers: (Job[] | Error)[]): JobList['load'] =>
  async () => {
    const answer = answers.shift() ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  };

/** A list with prepared responses in order: the first before the start, then one for each check. */
const listOf = (...answers: (Job[] | Error)[]): JobList => ({
  name: 'batches',
  address: '/eligibilities/batch',
  linkLabel: 'Ver grupos',
  notificationText: 'Um grupo terminou.',
  load: loadEach(...answers),
});

const start = (list: JobList) => followJobs(list, async () => {});
const pollFromOtherScreen = () => pollJobs('/operators', onEnd);
const announcedKeys = () => onEnd.mock.calls.map(([, { key }]) => key);

const signIn = (givenName: string) =>
  startSession({ userToken: givenName, givenName, email: `${givenName}@x.example`, membership: [], expiresIn: 60 });

afterEach(() => {
  onEnd.mockClear();
  signIn('ana');
  endSession('signedOut');
});

test('a job that ends while another screen is open is announced once and then no longer followed', async () => {
  await start(listOf([], [running], [ended]));
  await pollFromOtherScreen();
  expect(onEnd).not.toHaveBeenCalled();
  await pollFromOtherScreen();
  expect(onEnd.mock.calls.map(([, job]) => job.title)).toEqual(['Grupo processado']);
  expect(isFollowing()).toBe(false);
});

test('a job that ends before the first check is announced, and a job that had ended before the start is not', async () => {
  const old = { ...ended, key: '0' };
  await start(listOf([old], [ended, old]));
  await pollFromOtherScreen();
  expect(announcedKeys()).toEqual(['1']);
});

test('a job that starts and ends between two checks is announced', async () => {
  const list = listOf([], [running], [{ ...ended, key: '2' }, running]);
  await start(list);
  await pollFromOtherScreen();
  await start(list);
  await pollFromOtherScreen();
  expect(announcedKeys()).toEqual(['2']);
});

describe('the notice that a job is under way', () => {
  const follow = (list: JobList, begin: () => Promise<void> = async () => {}) => {
    const removeNotice = vi.fn<() => void>();
    return { removeNotice, started: followJobs(list, begin, removeNotice) };
  };

  test('is removed at the end of the job, on another screen', async () => {
    const { removeNotice, started } = follow(listOf([], [running], [ended]));
    await started;
    await pollFromOtherScreen();
    expect(removeNotice).not.toHaveBeenCalled();
    await pollFromOtherScreen();
    expect(removeNotice).toHaveBeenCalledOnce();
  });

  test('is removed once by the list that shows the end', async () => {
    const list = listOf([], [running]);
    const { removeNotice, started } = follow(list);
    await started;
    await pollFromOtherScreen();
    markEndsAsShown(list, []);
    expect(removeNotice).not.toHaveBeenCalled();
    markEndsAsShown(list, ['1']);
    markEndsAsShown(list, ['1']);
    expect(removeNotice).toHaveBeenCalledOnce();
  });

  test('stays while another job of the list ends first', async () => {
    const list = listOf([], [running, { ...running, key: '2' }], [running, { ...ended, key: '2' }], [ended]);
    const [first, second] = [follow(list), follow(list)];
    await Promise.all([first.started, second.started]);
    await pollFromOtherScreen();
    await pollFromOtherScreen();
    expect([first, second].map(({ removeNotice }) => removeNotice.mock.calls.length)).toEqual([1, 0]);
    await pollFromOtherScreen();
    expect(second.removeNotice).toHaveBeenCalledOnce();
  });

  test('is removed with the last job, which ended before the response to its start', async () => {
    const list = listOf([], [ended], [ended]);
    let answer = () => {};
    const { removeNotice, started } = follow(list, () => new Promise<void>((resolve) => (answer = resolve)));
    await pollFromOtherScreen();
    answer();
    await started;
    expect(removeNotice).not.toHaveBeenCalled();
    await pollFromOtherScreen();
    expect(removeNotice).toHaveBeenCalledOnce();
  });

  test('is removed when the start fails', async () => {
    const { removeNotice, started } = follow(listOf([]), () => Promise.reject(new Error('refused')));
    await expect(started).rejects.toThrow('refused');
    expect(removeNotice).toHaveBeenCalledOnce();
  });
});

test('the watcher leaves the announcement to an open list', async () => {
  const list = listOf([], [ended]);
  const load = vi.spyOn(list, 'load');
  await start(list);
  await pollJobs('/eligibilities/batch?page=2', onEnd);
  expect(load).toHaveBeenCalledOnce();
  markEndsAsShown(list, ['1']);
  await pollFromOtherScreen();
  expect(onEnd).not.toHaveBeenCalled();
});

test('a job that ends after the last answer of its list, before the user leaves it, is announced', async () => {
  const list = listOf([], [ended, { ...ended, key: '2' }]);
  await start(list);
  await pollJobs('/eligibilities/batch', onEnd);
  markEndsAsShown(list, ['2']);
  await pollFromOtherScreen();
  expect(announcedKeys()).toEqual(['1']);
});

test('a failed check is repeated, and jobs that ended before a failed first check are not announced', async () => {
  const offline = new Error('offline');
  const second = { ...running, key: '2' };
  await start(listOf(offline, offline, [ended, second], offline, [ended, { ...second, isRunning: false }]));
  await pollFromOtherScreen();
  expect(isFollowing()).toBe(true);
  await pollFromOtherScreen();
  expect(onEnd).not.toHaveBeenCalled();
  await pollFromOtherScreen();
  await pollFromOtherScreen();
  expect(announcedKeys()).toEqual(['2']);
});

/** A list whose response `null` waits for `answer`. */
function slowList(...answers: (Job[] | null)[]) {
  let answer: ((jobs: Job[]) => void) | undefined;
  const load = async () => answers.shift() ?? new Promise<Job[]>((resolve) => (answer = resolve));
  return {
    list: { ...listOf(), load },
    requested: () => vi.waitFor(() => expect(answer).toBeDefined()),
    answer: (jobs: Job[]) => answer?.(jobs),
  };
}

test('a check waits until the list has loaded as it was before the start', async () => {
  const { list, answer } = slowList(null, [ended]);
  await start(list);
  const look = pollFromOtherScreen();
  answer([]);
  await look;
  expect(announcedKeys()).toEqual(['1']);
});

test('a job that starts during a check and is missing from its response is still followed', async () => {
  const { list, requested, answer } = slowList([], null, [ended]);
  await start(list);
  const look = pollFromOtherScreen();
  await requested();
  await start(list);
  answer([]);
  await look;
  await pollFromOtherScreen();
  expect(announcedKeys()).toEqual(['1']);
});

test('a failed start rejects, and nothing is followed after the next check', async () => {
  const failed = followJobs(listOf([ended], [ended]), () => Promise.reject(new Error('refused')));
  await expect(failed).rejects.toThrow('refused');
  await pollFromOtherScreen();
  expect(onEnd).not.toHaveBeenCalled();
  expect(isFollowing()).toBe(false);
});

test('a response that arrives after its user has signed out announces nothing to the next user', async () => {
  const { list, requested, answer } = slowList([running], null);
  await start(list);
  const look = pollFromOtherScreen();
  await requested();
  signIn('bia');
  const mine = { ...running, key: '9' };
  await start(listOf([mine], [mine]));
  answer([ended]);
  await look;
  await pollFromOtherScreen();
  expect(onEnd).not.toHaveBeenCalled();
  expect(isFollowing()).toBe(true);
});

test('a running check is aborted at the end of the session', async () => {
  let signal: AbortSignal | undefined;
  const load: JobList['load'] = async (options) => {
    ({ signal } = options);
    return [running];
  };
  await start({ ...listOf(), load });
  expect(signal?.aborted).toBe(false);
  signIn('bia');
  expect(signal?.aborted).toBe(true);
});

test('two simultaneous checks announce an end once', async () => {
  const other = { ...running, key: '2' };
  await start(listOf([running, other], [ended, other], [ended, other]));
  await Promise.all([pollFromOtherScreen(), pollFromOtherScreen()]);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('another user gets no announcement', async () => {
  await start(listOf([running]));
  signIn('bia');
  expect(isFollowing()).toBe(false);
});
