import { afterEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../session/session.ts';
import { followJobs, isFollowing, type Job, type JobList, lookAtJobs } from './followJobs.ts';

const running: Job = { key: '1', isRunning: true, isFailed: false, sentence: 'lote.csv: Processando' };
const ended: Job = { key: '1', isRunning: false, isFailed: false, sentence: 'lote.csv: Processado' };
const onEnd = vi.fn<(list: JobList, job: Job) => void>();

/** A list that answers one after the other. */
const listOf = (...answers: Job[][]): JobList => ({
  name: 'batches',
  address: '/eligibilities/batch',
  linkLabel: 'Ver grupos',
  publicSentence: 'Um grupo terminou.',
  load: async () => answers.shift() ?? [],
});

afterEach(() => {
  onEnd.mockClear();
  startSession({ userToken: 'a', givenName: 'Ana', email: 'ana@x.example', membership: [], expiresIn: 60 });
  endSession('signedOff');
});

test('a job that ends elsewhere is told once, and then nothing is followed any more', async () => {
  await followJobs(listOf([running], [running], [ended]));
  await lookAtJobs('/operators', onEnd);
  expect(onEnd).not.toHaveBeenCalled();
  await lookAtJobs('/operators', onEnd);
  expect(onEnd.mock.calls.map(([, job]) => job.sentence)).toEqual(['lote.csv: Processado']);
  expect(isFollowing()).toBe(false);
});

test('where its own list is, the list tells', async () => {
  const list = listOf([running], [running], [ended]);
  const load = vi.spyOn(list, 'load');
  await followJobs(list);
  await lookAtJobs('/eligibilities/batch?page=2', onEnd);
  expect(load).toHaveBeenCalledOnce();
  // Once its user leaves, it is followed anew, and what ended meanwhile was told by the list.
  await lookAtJobs('/operators', onEnd);
  expect(onEnd).not.toHaveBeenCalled();
  await lookAtJobs('/operators', onEnd);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('what had ended before is not told, and a failed look is made again', async () => {
  const list = listOf([ended, { ...running, key: '2' }]);
  await followJobs(list);
  await lookAtJobs('/operators', onEnd);
  expect(onEnd).not.toHaveBeenCalled();
  await followJobs({ ...list, load: () => Promise.reject(new Error('offline')) });
  expect(isFollowing()).toBe(true);
});

test('an answer that comes after its user has left tells the next one nothing', async () => {
  await followJobs(listOf([running]));
  let answer = (_jobs: Job[]) => {};
  const late: JobList = { ...listOf(), load: () => new Promise((resolve) => (answer = resolve)) };
  const first = followJobs(late);
  answer([running]);
  await first;
  const look = lookAtJobs('/operators', onEnd);
  startSession({ userToken: 'b', givenName: 'Bia', email: 'bia@x.example', membership: [], expiresIn: 60 });
  const old = answer;
  const mine = { ...running, key: '9' };
  await followJobs(listOf([mine], [mine]));
  old([ended]);
  await look;
  expect(onEnd).not.toHaveBeenCalled();
  expect(isFollowing()).toBe(true);
});

test('a second start of the same kind forgets nothing of the first', async () => {
  const second = { ...running, key: '2' };
  await followJobs(listOf([running]));
  await followJobs(listOf([ended, second], [ended, second]));
  await lookAtJobs('/operators', onEnd);
  expect(onEnd.mock.calls.map(([, job]) => job.key)).toEqual(['1']);
});

test('a look that is under way ends with the session', async () => {
  let signal: AbortSignal | undefined;
  const load: JobList['load'] = async (options) => {
    ({ signal } = options);
    return [running];
  };
  await followJobs({ ...listOf(), load });
  expect(signal?.aborted).toBe(false);
  startSession({ userToken: 'b', givenName: 'Bia', email: 'bia@x.example', membership: [], expiresIn: 60 });
  expect(signal?.aborted).toBe(true);
});

test('two looks at once tell an end once', async () => {
  const other = { ...running, key: '2' };
  await followJobs(listOf([running, other], [ended, other], [ended, other]));
  await Promise.all([lookAtJobs('/operators', onEnd), lookAtJobs('/operators', onEnd)]);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('another user hears nothing of it', async () => {
  await followJobs(listOf([running]));
  startSession({ userToken: 'b', givenName: 'Bia', email: 'bia@x.example', membership: [], expiresIn: 60 });
  expect(isFollowing()).toBe(false);
});
