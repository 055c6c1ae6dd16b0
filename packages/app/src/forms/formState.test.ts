import { expect, test } from 'vitest';
import { type FormAction, type FormState, formReducer, openForm } from './formState.ts';

interface Draft {
  user: string;
  password: string;
}

const empty: Draft = { user: '', password: '' };
const ana: Draft = { user: 'ana', password: '' };
const bia: Draft = { user: 'bia', password: '' };
const opened = openForm<Draft>({ initial: empty, values: empty, base: empty });
const inUse: FormState<Draft> = {
  ...opened,
  values: ana,
  touched: new Set(['user', 'password']),
  serverErrors: { user: 'Já existe' },
};

test.each<[string, FormState<Draft>, FormAction<Draft>, Partial<FormState<Draft>>]>([
  [
    'a change removes the messages of the service',
    inUse,
    { type: 'change', patch: bia },
    { values: bia, serverErrors: {} },
  ],
  [
    'a change can be computed from the current values',
    inUse,
    { type: 'change', patch: ({ user }) => ({ password: `${user}-1` }) },
    { values: { user: 'ana', password: 'ana-1' }, serverErrors: {} },
  ],
  [
    'a field that is left shows its message',
    opened,
    { type: 'touch', names: ['user'] },
    { touched: new Set(['user']) },
  ],
  ['a touched field changes nothing', inUse, { type: 'touch', names: ['user'] }, {}],
  [
    'a touched field can become untouched again',
    inUse,
    { type: 'untouch', names: ['user'] },
    { touched: new Set(['password']) },
  ],
  ['an untouched field stays untouched', opened, { type: 'untouch', names: ['user'] }, {}],
  [
    'a refusal shows the messages of the service at their fields',
    opened,
    { type: 'refuse', serverErrors: { user: 'Já existe' } },
    { serverErrors: { user: 'Já existe' } },
  ],
  [
    'other initial values replace the typed values',
    inUse,
    { type: 'follow', initial: bia },
    { values: bia, pristine: bia, base: bia, lastInitial: bia, touched: new Set(), serverErrors: {} },
  ],
  [
    'initial values equal to the submitted values keep the messages',
    inUse,
    { type: 'follow', initial: ana },
    { pristine: ana, base: ana, lastInitial: ana },
  ],
  [
    'after resetToInitial the next initial values are accepted',
    inUse,
    { type: 'resetToInitial' },
    { lastInitial: null },
  ],
  [
    'a reset restores the initial state',
    inUse,
    { type: 'reset' },
    { values: empty, touched: new Set(), serverErrors: {} },
  ],
  [
    'a reset may start from other values',
    inUse,
    { type: 'reset', to: bia },
    { values: bia, pristine: bia, base: bia, touched: new Set(), serverErrors: {} },
  ],
])('%s', (_what, before, action, changed) => {
  expect(formReducer(before, action)).toEqual({ ...before, ...changed });
});

test.each<[string, FormAction<Draft>]>([
  ['touch', { type: 'touch', names: ['user'] }],
  ['untouch', { type: 'untouch', names: ['other'] }],
])('%s returns the same state when the fields do not change', (_what, action) => {
  expect(formReducer(inUse, action)).toBe(inUse);
});
