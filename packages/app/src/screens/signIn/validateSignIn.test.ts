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
])('signing in as “%s” with “%s”', (username, password, ofName, ofPassword) => {
  const errors = validateSignIn({ username, password });
  expect(errors).toEqual({ username: ofName, password: ofPassword });
});
