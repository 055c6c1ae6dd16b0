import { expect, test } from 'vitest';
import { createShowcaseSuite } from './showcaseSuite.ts';

test.each([
  ['iara@oraculo.example', true],
  ['iara.souza@mail.oraculo.example', true],
  ['iara@oraculo', false],
  ['@oraculo.example', false],
  ['iara oraculo.example', false],
  ['iara souza@oraculo.example', false],
  ['iara@oraculo.example agora', false],
  ['iara@@oraculo.example', false],
  ['iara@oraculo.', false],
  ['iara@.example', false],
  ['', false],
])('“%s” is an e-mail address: %s', (email, is) => {
  const { email: messages = [] } = createShowcaseSuite().runStatic({ email }).getErrors();
  expect(messages).toEqual(is ? [] : ['Email inválido']);
});
