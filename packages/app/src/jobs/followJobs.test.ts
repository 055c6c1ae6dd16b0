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
  await followJobs(listOf([running], [ended]));
  await lookAtJobs('/eligibilities/batch?page=2', onEnd);
  expect(onEnd).not.toHaveBeenCalled();
});

test('what had ended before is not told, and a failed look is made again', async () => {
  const list = listOf([ended, { ...running, key: '2' }]);
  await followJobs(list);
  await lookAtJobs('/operators', onEnd);
  expect(onEnd).not.toHaveBeenCalled();
  await followJobs({ ...list, load: () => Promise.reject(new Error('offline')) });
  expect(isFollowing()).toBe(true);
});

test('another user hears nothing of it', async () => {
  await followJobs(listOf([running]));
  startSession({ userToken: 'b', givenName: 'Bia', email: 'bia@x.example', membership: [], expiresIn: 60 });
  expect(isFollowing()).toBe(false);
});
