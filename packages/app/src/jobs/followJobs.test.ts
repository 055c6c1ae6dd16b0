import { afterEach, describe, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../session/session.ts';
import { followJobs, isFollowing, type Job, type JobList, pollJobs, recordShownEnds } from './followJobs.ts';

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

/** A list that answers one after the other: first what is there before the start, then to each look. */
const listOf = (...answers: (Job[] | Error)[]): JobList => ({
  name: 'batches',
  address: '/eligibilities/batch',
  linkLabel: 'Ver grupos',
  publicSentence: 'Um grupo terminou.',
  load: loadEach(...answers),
});

const start = (list: JobList) => followJobs(list, async () => {});
const lookElsewhere = () => pollJobs('/operators', onEnd);
const told = () => onEnd.mock.calls.map(([, { key }]) => key);

const signIn = (givenName: string) =>
  startSession({ userToken: givenName, givenName, email: `${givenName}@x.example`, membership: [], expiresIn: 60 });

afterEach(() => {
  onEnd.mockClear();
  signIn('ana');
  endSession('signedOut');
});

test('a job that ends while another screen is open is announced once, and then nothing is followed', async () => {
  await start(listOf([], [running], [ended]));
  await lookElsewhere();
  expect(onEnd).not.toHaveBeenCalled();
  await lookElsewhere();
  expect(onEnd.mock.calls.map(([, job]) => job.title)).toEqual(['Grupo processado']);
  expect(isFollowing()).toBe(false);
});

test('a job that ends before the first look is announced, and one that had ended before the start is not', async () => {
  const old = { ...ended, key: '0' };
  await start(listOf([old], [ended, old]));
  await lookElsewhere();
  expect(told()).toEqual(['1']);
});

test('a job that starts and ends between two looks is announced', async () => {
  const list = listOf([], [running], [{ ...ended, key: '2' }, running]);
  await start(list);
  await lookElsewhere();
  await start(list);
  await lookElsewhere();
  expect(told()).toEqual(['2']);
});

describe('the notice that a job is under way', () => {
  const follow = (list: JobList, begin: () => Promise<void> = async () => {}) => {
    const takeBack = vi.fn<() => void>();
    return { takeBack, started: followJobs(list, begin, takeBack) };
  };

  test('is taken back at its end, on another screen', async () => {
    const { takeBack, started } = follow(listOf([], [running], [ended]));
    await started;
    await lookElsewhere();
    expect(takeBack).not.toHaveBeenCalled();
    await lookElsewhere();
    expect(takeBack).toHaveBeenCalledOnce();
  });

  test('is taken back once by the list that shows its end', async () => {
    const list = listOf([], [running]);
    const { takeBack, started } = follow(list);
    await started;
    await lookElsewhere();
    recordShownEnds(list, []);
    expect(takeBack).not.toHaveBeenCalled();
    recordShownEnds(list, ['1']);
    recordShownEnds(list, ['1']);
    expect(takeBack).toHaveBeenCalledOnce();
  });

  test('stays while another job of the list ends first', async () => {
    const list = listOf([], [running, { ...running, key: '2' }], [running, { ...ended, key: '2' }], [ended]);
    const [first, second] = [follow(list), follow(list)];
    await Promise.all([first.started, second.started]);
    await lookElsewhere();
    await lookElsewhere();
    expect([first, second].map(({ takeBack }) => takeBack.mock.calls.length)).toEqual([1, 0]);
    await lookElsewhere();
    expect(second.takeBack).toHaveBeenCalledOnce();
  });

  test('is taken back with the last job, though that ended before its start was answered', async () => {
    const list = listOf([], [ended], [ended]);
    let answer = () => {};
    const { takeBack, started } = follow(list, () => new Promise<void>((resolve) => (answer = resolve)));
    await lookElsewhere();
    answer();
    await started;
    expect(takeBack).not.toHaveBeenCalled();
    await lookElsewhere();
    expect(takeBack).toHaveBeenCalledOnce();
  });

  test('is taken back when the start fails', async () => {
    const { takeBack, started } = follow(listOf([]), () => Promise.reject(new Error('refused')));
    await expect(started).rejects.toThrow('refused');
    expect(takeBack).toHaveBeenCalledOnce();
  });
});

test('where its own list is, the list tells', async () => {
  const list = listOf([], [ended]);
  const load = vi.spyOn(list, 'load');
  await start(list);
  await pollJobs('/eligibilities/batch?page=2', onEnd);
  expect(load).toHaveBeenCalledOnce();
  recordShownEnds(list, ['1']);
  await lookElsewhere();
  expect(onEnd).not.toHaveBeenCalled();
});

test('a job that ends after the last answer of its list, before the user leaves it, is announced', async () => {
  const list = listOf([], [ended, { ...ended, key: '2' }]);
  await start(list);
  await pollJobs('/eligibilities/batch', onEnd);
  recordShownEnds(list, ['2']);
  await lookElsewhere();
  expect(told()).toEqual(['1']);
});

test('a failed look is made again, and one that failed before the start makes no news of what is old', async () => {
  const offline = new Error('offline');
  const second = { ...running, key: '2' };
  await start(listOf(offline, offline, [ended, second], offline, [ended, { ...second, isRunning: false }]));
  await lookElsewhere();
  expect(isFollowing()).toBe(true);
  await lookElsewhere();
  expect(onEnd).not.toHaveBeenCalled();
  await lookElsewhere();
  await lookElsewhere();
  expect(told()).toEqual(['2']);
});

/** A list of which one answer, `null`, waits for `answer`. */
function slowList(...answers: (Job[] | null)[]) {
  let answer: ((jobs: Job[]) => void) | undefined;
  const load = async () => answers.shift() ?? new Promise<Job[]>((resolve) => (answer = resolve));
  return {
    list: { ...listOf(), load },
    asked: () => vi.waitFor(() => expect(answer).toBeDefined()),
    answer: (jobs: Job[]) => answer?.(jobs),
  };
}

test('a look waits for what was there before the start', async () => {
  const { list, answer } = slowList(null, [ended]);
  await start(list);
  const look = lookElsewhere();
  answer([]);
  await look;
  expect(told()).toEqual(['1']);
});

test('what is started during a look, and is missing from its answer, is still followed', async () => {
  const { list, asked, answer } = slowList([], null, [ended]);
  await start(list);
  const look = lookElsewhere();
  await asked();
  await start(list);
  answer([]);
  await look;
  await lookElsewhere();
  expect(told()).toEqual(['1']);
});

test('a start that fails is passed on, and nothing is followed after the next look', async () => {
  const failed = followJobs(listOf([ended], [ended]), () => Promise.reject(new Error('refused')));
  await expect(failed).rejects.toThrow('refused');
  await lookElsewhere();
  expect(onEnd).not.toHaveBeenCalled();
  expect(isFollowing()).toBe(false);
});

test('an answer that comes after its user has left tells the next one nothing', async () => {
  const { list, asked, answer } = slowList([running], null);
  await start(list);
  const look = lookElsewhere();
  await asked();
  signIn('bia');
  const mine = { ...running, key: '9' };
  await start(listOf([mine], [mine]));
  answer([ended]);
  await look;
  await lookElsewhere();
  expect(onEnd).not.toHaveBeenCalled();
  expect(isFollowing()).toBe(true);
});

test('a look that is under way ends with the session', async () => {
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

test('two looks at once tell an end once', async () => {
  const other = { ...running, key: '2' };
  await start(listOf([running, other], [ended, other], [ended, other]));
  await Promise.all([lookElsewhere(), lookElsewhere()]);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('another user hears nothing of it', async () => {
  await start(listOf([running]));
  signIn('bia');
  expect(isFollowing()).toBe(false);
});
