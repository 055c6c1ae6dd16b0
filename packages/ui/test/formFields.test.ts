import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import * as ui from '../src/index.ts';
import { everyField } from '../src/internal/fields/FieldFrame/Forms.fixtures.tsx';
import { componentsWithProp } from './componentsWithProp.ts';

const { children } = (everyField() as ReactElement<{ children: ReactNode }>).props;
const shown = new Set<unknown>(Children.toArray(children).map((field) => isValidElement(field) && field.type));
const exported = new Map<string, unknown>(Object.entries(ui));

/** The props under which a form submits a value are optional. A required `name` is the name of a person or a product. */
const submitted = componentsWithProp('name|startName').filter(({ type }) => type === 'string | undefined');

test('the stories of forms have every field that a form submits', () => {
  const missing = submitted.filter(({ component }) => !shown.has(exported.get(component)));
  expect(missing.map(({ component }) => component)).toEqual([]);
  expect(submitted).toHaveLength(shown.size);
});
