import { cleanup, render, screen } from '@testing-library/react';
import { Children, cloneElement, createRef, type ReactElement, type ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BankAccountField } from '../../../components/BankAccountField/BankAccountField.tsx';
import { DateRangePicker } from '../../../components/DateRangePicker/DateRangePicker.tsx';
import { TimeRangeField } from '../../../components/TimeRangeField/TimeRangeField.tsx';
import { TokenField } from '../../../components/TokenField/TokenField.tsx';
import type { ControlRefProps, FieldBaseProps } from './FieldName.ts';
import { everyField } from './Forms.fixtures.tsx';

type Field = ReactElement<FieldBaseProps & ControlRefProps<HTMLElement> & { label: string }>;

const { children } = (everyField() as ReactElement<{ children: ReactNode }>).props;
const fields = (Children.toArray(children) as Field[]).map((field) => [field.props.label, field] as const);

afterEach(cleanup);

function show(field: Field, props: Partial<Field['props']>) {
  render(
    <>
      <button type="button">Antes</button>
      {cloneElement(field, props)}
      <button type="button">Depois</button>
    </>,
  );
  screen.getByRole('button', { name: 'Antes' }).focus();
}

const next = () => screen.getByRole('button', { name: 'Depois' });

async function tabThrough() {
  while (document.activeElement !== next()) {
    expect(document.activeElement).not.toBe(document.body);
    await userEvent.tab();
  }
}

test.each(fields)('“%s” calls onFocus once and onBlur once', async (_label, field) => {
  const told: string[] = [];
  show(field, { onFocus: () => told.push('focus'), onBlur: () => told.push('blur') });
  await userEvent.tab();
  expect(told).toEqual(['focus']);
  await tabThrough();
  expect(told).toEqual(['focus', 'blur']);
});

describe.each([
  ['Senha', 'Mostrar senha'],
  ['Busca', 'Limpar pesquisa'],
])('the button of “%s” is part of the field', (label, name) => {
  const [, field] = fields.find(([shown]) => shown === label) as (typeof fields)[number];

  test.each<[string, () => Promise<void>]>([
    [
      'a press by Tab and Enter',
      async () => {
        await userEvent.tab();
        await userEvent.tab();
        expect(document.activeElement).toBe(screen.getByRole('button', { name }));
        await userEvent.keyboard('{Enter}');
      },
    ],
    [
      'a click after the text had the focus',
      async () => {
        await userEvent.click(screen.getByLabelText(label));
        await userEvent.click(screen.getByRole('button', { name }));
      },
    ],
    ['a click before the text had the focus', () => userEvent.click(screen.getByRole('button', { name }))],
  ])('%s does not call onBlur', async (_way, press) => {
    const told: string[] = [];
    show(field, { onFocus: () => told.push('focus'), onBlur: () => told.push('blur') });
    await press();
    expect(told).toEqual(['focus']);
    await tabThrough();
    expect(told).toEqual(['focus', 'blur']);
  });
});

/** A range has two controls and a bank account three, each with its own ref. */
const ofSeveralControls: unknown[] = [DateRangePicker, TimeRangeField, BankAccountField];
/** Tab reaches its tokens before the input. */
const withTokens: unknown[] = [TokenField];
const ofOneControl = fields.filter(([, { type }]) => ![...ofSeveralControls, ...withTokens].includes(type));

test('`ref` and `inputRef` of a field with tokens are its input', () => {
  const ref = createRef<HTMLInputElement>();
  const inputRef = createRef<HTMLInputElement>();
  render(<TokenField label="E-mails" defaultValue={['ana@exemplo.com.br']} ref={ref} inputRef={inputRef} />);
  expect(inputRef.current).toBe(screen.getByRole('textbox', { name: 'E-mails' }));
  expect(ref.current).toBe(inputRef.current);
});

test.each(ofOneControl)('`ref` and `inputRef` of “%s” are the control that Tab focuses', async (_label, field) => {
  const ref = createRef<HTMLElement>();
  const inputRef = createRef<HTMLElement>();
  show(field, { ref, inputRef });
  await userEvent.tab();
  expect(document.activeElement).toBe(inputRef.current);
  expect(ref.current).toBe(inputRef.current);
});

test.each([
  ['dates', DateRangePicker],
  ['times', TimeRangeField],
])('`startRef` and `endRef` are the two controls of a range of %s', async (_what, Range) => {
  const startRef = createRef<HTMLInputElement>();
  const endRef = createRef<HTMLInputElement>();
  render(<Range label="Período" startRef={startRef} endRef={endRef} />);
  expect([startRef.current, endRef.current]).toEqual(screen.getAllByRole('textbox'));
});

test('`bankRef`, `agencyRef` and `accountRef` are the three controls of a bank account', async () => {
  const bankRef = createRef<HTMLInputElement>();
  const agencyRef = createRef<HTMLInputElement>();
  const accountRef = createRef<HTMLInputElement>();
  render(<BankAccountField label="Conta" bankRef={bankRef} agencyRef={agencyRef} accountRef={accountRef} />);
  for (const ref of [bankRef, agencyRef, accountRef]) {
    await userEvent.tab();
    expect(document.activeElement).toBe(ref.current);
  }
});
