import { expect, test } from 'vitest';
import { type FormSuite, createSuiteValidator } from './suiteValidator.ts';

test('only the fields that changed run again', () => {
  const runs: (readonly string[] | 'all')[] = [];
  const suite: FormSuite<{ user: string; password: string }> = {
    run: () => runs.push('all'),
    only: (fields) => ({ run: () => runs.push(fields) }),
    get: () => ({ getErrors: () => ({}) }),
  };
  const validate = createSuiteValidator(suite);
  validate({ user: '', password: '' });
  validate({ user: 'a', password: '' });
  validate({ user: 'a', password: '' });
  validate({ user: 'b', password: 'c' });
  expect(runs).toEqual(['all', ['user'], ['user', 'password']]);
});
