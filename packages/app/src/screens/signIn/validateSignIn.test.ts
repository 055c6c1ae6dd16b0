import { expect, test } from 'vitest';
import { validateSignIn } from './validateSignIn.ts';

const noName = 'Informe o usuário ou e-mail';
const noPassword = 'Informe a senha';

test.each([
  ['iara', 'segredo', [], []],
  ['', 'segredo', [noName], []],
  ['  ', 'segredo', [noName], []],
  ['iara', '', [], [noPassword]],
  // A password may consist of spaces.
  ['iara', '  ', [], []],
  ['', '', [noName], [noPassword]],
])('the user “%s” with the password “%s” has the errors %j and %j', (username, password, ofName, ofPassword) => {
  const errors = validateSignIn({ username, password });
  expect(errors).toEqual({ username: ofName, password: ofPassword });
});
