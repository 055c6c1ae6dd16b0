// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newRow } from './batchGridRows.ts';
import { useShownFields } from './useShownFields.ts';

const requestedFields = ['cardNumber'] as const;
const open = (ansId: string | null = '1') =>
  renderHook((props) => useShownFields(props.rows, props.ansId === null ? undefined : requestedFields, props.ansId), {
    initialProps: { rows: [newRow()], ansId },
  });

test('a typed text that opens no column keeps the list of columns, because a new list renders every row again', () => {
  const { result, rerender } = open();
  const { shown } = result.current;
  expect(shown).toEqual(['cardNumber']);
  rerender({ rows: [newRow({ cardNumber: '731' })], ansId: '1' });
  expect(result.current.shown).toBe(shown);
  rerender({ rows: [newRow({ cardNumber: '731', birth: '02/11/1985' })], ansId: '1' });
  expect(result.current.shown).toEqual(['cardNumber', 'birth']);
});

test('a visited column stays until it is hidden or the operator changes', () => {
  const { result, rerender } = open();
  act(() => result.current.visit('cpf'));
  expect(result.current).toMatchObject({ shown: ['cardNumber', 'cpf'], hasHidden: true, canHide: true });
  act(() => result.current.hide());
  expect(result.current).toMatchObject({ shown: ['cardNumber'], canHide: false });
  act(() => result.current.openAll());
  expect(result.current).toMatchObject({ hasHidden: false, canHide: true });
  rerender({ rows: [newRow()], ansId: '2' });
  expect(result.current.shown).toEqual(['cardNumber']);
});

test('without an operator all columns are in sight', () => {
  expect(open(null).result.current).toMatchObject({ hasHidden: false, canHide: false });
});
