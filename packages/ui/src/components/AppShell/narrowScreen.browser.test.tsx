import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppShell } from './AppShell.tsx';
import { BankAccountField } from '../BankAccountField/BankAccountField.tsx';
import { noBankAccount } from '../BankAccountField/bankAccountTexts.ts';
import { DateField } from '../DateField/DateField.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TimeRangeField } from '../TimeRangeField/TimeRangeField.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.style.fontSize = '';
});

const noPeriod = { start: null, end: null };

test.each<[string, () => ReactNode]>([
  ['BankAccountField', () => <BankAccountField label="Conta" hasKind value={noBankAccount} onChange={() => {}} />],
  ['DateField', () => <DateField label="Nascimento" value={null} onChange={() => {}} />],
  ['DatePicker', () => <DatePicker label="Vencimento" value={null} onChange={() => {}} />],
  ['DateRangePicker', () => <DateRangePicker label="Período" value={noPeriod} onChange={() => {}} />],
  ['TimeRangeField', () => <TimeRangeField label="Turno" value={noPeriod} onChange={() => {}} />],
])('a screen with a %s fits a window of 320 px at twice the text size', async (_name, renderField) => {
  await page.viewport(320, 800);
  document.documentElement.style.fontSize = '32px';
  render(
    <AppShell productName="Oráculo" subtitle="Dados">
      <Stack>{renderField()}</Stack>
    </AppShell>,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
});
