// @vitest-environment jsdom
import '../../../testing/jsdom.ts';
import { cleanup, render } from '@testing-library/react';
import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { everyField, type FormState } from './Forms.fixtures.tsx';

type Field = ReactElement<FormState & { label: string; value?: unknown; defaultValue?: unknown }>;

const { children } = (everyField() as ReactElement<{ children: ReactNode }>).props;
const fields = (Children.toArray(children) as Field[]).map((field) => [field.props.label, field] as const);

const said = [vi.spyOn(console, 'warn').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()];
afterEach(() => {
  cleanup();
  for (const spy of said) spy.mockClear();
});

function show(field: Field, state: FormState) {
  const { defaultValue } = field.props;
  render(cloneElement(field, { ...state, value: defaultValue, defaultValue: undefined }));
  return said.flatMap((spy) => spy.mock.calls.map(([sentence]) => String(sentence)));
}

describe.each<[string, FormState]>([
  ['read-only', { isReadOnly: true }],
  ['disabled', { disabledReason: 'Selecione uma operadora' }],
])('a %s value needs no `onChange`', (_lock, state) => {
  test.each(fields)('“%s”', (_label, field) => {
    expect(show(field, state)).toEqual([]);
  });
});

test.each(fields)('“%s”: `value` without `onChange` warns once', (label, field) => {
  expect(show(field, {})).toEqual([
    `@oraculo/ui: “${label}” has a \`value\` without \`onChange\`: it cannot be changed. Use \`defaultValue\` or \`isReadOnly\`.`,
  ]);
});
