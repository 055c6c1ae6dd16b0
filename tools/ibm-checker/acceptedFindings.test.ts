import { expect, test } from 'vitest';
import { isAccepted } from './acceptedFindings.ts';

const finding = (ruleId: string, snippet: string, message: string) => ({
  ruleId,
  value: ['VIOLATION', 'FAIL'] as [string, string],
  message,
  snippet,
});

test.each<[string, string, ReturnType<typeof finding>]>([
  [
    'a label whose field is gone',
    'campos-textfield--empty',
    finding(
      'label_ref_valid',
      '<label id="a_label" class="b" for="a_control">',
      'The value "a_control" of the ’for’ …',
    ),
  ],
  [
    'a field without a label',
    'campos-textfield--empty',
    finding('input_label_exists', '<input id="a_control">', 'Form control element <input> has no associated label'),
  ],
  [
    'a group without a name',
    'campos-checkboxgroup--all-variants',
    finding('fieldset_label_valid', '<div role="group">', 'Group/Fieldset does not have an accessible name'),
  ],
  [
    'a combobox whose current option is not in the page',
    'campos-select-teclado--open',
    finding(
      'combobox_active_descendant',
      '<input role="combobox">',
      `The element referenced by 'aria-activedescendant' "a" does not exist`,
    ),
  ],
  [
    'a form of the app without a button',
    'telas-credenciais--form',
    finding('form_submit_button_exists', '<form aria-label="Credencial">', 'Verify the <form> element has a submit …'),
  ],
])('%s is still reported', (_what, story, found) => {
  expect(isAccepted(story, found)).toBe(false);
});

test('a finding that is accepted in one story is not reported there', () => {
  const label = finding('label_ref_valid', '<label class="b" for="_r_0_">', 'The value "_r_0_" of the ’for’ …');
  expect(isAccepted('dados-meter--percentage', label)).toBe(true);
});
