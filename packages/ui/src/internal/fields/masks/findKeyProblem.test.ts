import { expect, test } from 'vitest';
import { findKeyProblem } from './findKeyProblem.ts';
import { caretAt, type MaskState, typeText } from './maskEdit.ts';

const cpf = '###.###.###-##';
const cnpj = '@@.@@@.@@@/@@@@-##';
const phone = '(##) #####-####';
const card = '@@@@@@';

const selected = (value: string): MaskState => ({ value, start: 0, end: value.length });

test.each<[mask: string, state: MaskState, typed: string, problem: string | undefined]>([
  [cpf, caretAt('529'), 'x', 'digitsOnly'],
  [cpf, caretAt(''), 'ç', 'digitsOnly'],
  [cpf, caretAt('529'), '*', 'digitsOnly'],
  [cpf, caretAt('529'), '#', 'digitsOnly'],
  [cpf, caretAt('52998224725'), 'x', 'digitsOnly'],
  [cpf, selected('52998224725'), 'x', 'digitsOnly'],
  [cpf, caretAt('52998224725'), '1', 'full'],
  [cpf, caretAt('52'), ',', 'noMark'],
  [cnpj, caretAt('12ABC34501DE'), 'a', 'digitHere'],
  [cnpj, caretAt('12ABC34501DE3'), 'é', 'plainOnly'],
  [cnpj, caretAt('12'), '&', 'plainOnly'],
  [cnpj, caretAt('12'), '@', 'plainOnly'],
  [cnpj, caretAt('12ABC34501DE35', 12), 'a', 'digitHere'],
  [cnpj, caretAt('12ABC34501DE35'), 'a', 'full'],
  [cnpj, caretAt('12ABC34501DE', 0), '9', 'moved'],
  [card, caretAt('AB12'), 'ã', 'plainOnly'],
  ['##@@', selected('12AB'), 'a', 'digitHere'],
])('%s: in %j a refused “%s” is %s', (mask, state, typed, problem) => {
  expect(typeText(mask, state, typed)).toBe(state);
  expect(findKeyProblem(mask, mask, state, typed)).toBe(problem);
});

test.each<[mask: string, state: MaskState, typed: string]>([
  [cpf, caretAt('529'), '.'],
  [cpf, caretAt('529982247'), '-'],
  [cpf, caretAt('52'), '/'],
  [cpf, caretAt('52'), ' '],
  [cpf, caretAt('52998224725'), ' '],
  [phone, caretAt(''), '('],
  [phone, caretAt('11'), ')'],
  [phone, caretAt(''), '+'],
  [cnpj, caretAt('12ABC345'), '/'],
  ['AB-####', caretAt('12'), 'A'],
])('%s: in %j a “%s” between the groups is silent', (mask, state, typed) => {
  expect(typeText(mask, state, typed)).toBe(state);
  expect(findKeyProblem(mask, mask, state, typed)).toBeUndefined();
});
